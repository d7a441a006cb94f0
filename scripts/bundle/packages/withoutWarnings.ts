import type { Plugin } from 'vite'

const MODULE = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]history\.js$/
const WARNING = /function warning\(cond, message\) \{\n[\s\S]*?\n\}/

/**
 * Removes the router's developer warnings from pages: their texts weigh a kilobyte. The development server keeps them.
 * With an empty function, the bundler drops its calls and their texts.
 */
export function withoutWarnings(): Plugin {
  return {
    name: 'without-warnings',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => ({ code: withSilentWarning(code, id), map: null }),
    },
  }
}

/** The module with an empty warning function. */
export function withSilentWarning(code: string, id: string): string {
  if (!WARNING.test(code)) throw new Error(`${id} does not warn as it did.`)
  return code.replace(WARNING, 'function warning() {}')
}
