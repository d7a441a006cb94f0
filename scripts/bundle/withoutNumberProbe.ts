import type { Plugin } from 'vite'

const MODULE = /@internationalized[\\/]number[\\/]dist[\\/]private[\\/]NumberFormatter\.mjs$/
const PROBE = /(supportsSignDisplay = )new Intl\.NumberFormat\([^)]*\)[^;]*;/

/**
 * react-aria's numbers ask, when their code begins, whether the browser can write signs. All that run these pages can; to
 * ask, the browser reads how numbers are written before the page comes alive.
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

/** The module with the answer in place of the question. */
export function withoutProbe(code: string, id: string): string {
  if (!PROBE.test(code)) throw new Error(`${id} does not ask for signs as it did.`)
  return code.replace(PROBE, '$1true;')
}
