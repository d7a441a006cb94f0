import type { Plugin } from 'vite'

const MODULE =
  /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]errorBoundaries\.js$/
const SCREEN = /function RemixRootDefaultErrorBoundary\([\s\S]*?(?=\/\/#endregion)/

/** Our root has a layout, so the shell of other apps' screens is never drawn. */
const PLAIN = `function RemixRootDefaultErrorBoundary({ error }) {
	console.error(error);
	return React$1.createElement("html", { lang: "en" }, React$1.createElement("body", null, "This page could not be shown. Please reload it."));
}
function BoundaryShell({ children }) {
	return children;
}
`

/**
 * Replaces the router's last error screen, which shows when even client/root.tsx's own cannot be drawn: a sentence
 * instead of a stack, in a fifth of the code.
 */
export function plainErrorScreen(): Plugin {
  return {
    name: 'plain-error-screen',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => ({ code: withPlainScreen(code, id), map: null }),
    },
  }
}

/** The module with our sentence. Throws if it is not built as expected. */
export function withPlainScreen(code: string, id: string): string {
  if (!SCREEN.test(code)) throw new Error(`${id} has no such error screen.`)
  return code.replace(SCREEN, () => PLAIN)
}
