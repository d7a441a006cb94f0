import type { Plugin } from 'vite'

const MODULE = /@internationalized[\\/]number[\\/]dist[\\/]private[\\/]NumberFormatter\.mjs$/
const PROBE = /(supportsSignDisplay = )new Intl\.NumberFormat\([^)]*\)[^;]*;/

/**
 * At load, react-aria's numbers probe whether the browser can format signs. All supported browsers
 * can, and the probe loads number formats before the page is interactive.
 */
export function withoutNumberProbe(): Plugin {
  return {
    name: 'without-number-probe',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => ({ code: withoutProbe(code, id), map: null }),
    },
  }
}

/** The module with a constant instead of the probe. */
export function withoutProbe(code: string, id: string): string {
  if (!PROBE.test(code)) throw new Error(`${id} does not ask for signs as it did.`)
  return code.replace(PROBE, '$1true;')
}
