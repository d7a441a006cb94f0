import type { Plugin } from 'vite'

const MODULE = /[\\/]hono[\\/]dist[\\/]utils[\\/]cookie\.js$/

/** What hono's client imports of the module. */
const USED = 'serialize'

/**
 * Leaves out of pages how hono's client writes cookies into requests: our calls set none, and a browser does not let a
 * page do so.
 */
export function withoutCookies(): Plugin {
  return {
    name: 'without-cookies',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => ({ code: withoutSerialize(code, id), map: null }),
    },
  }
}

/** The module with a function that raises in place of the writer of cookies. */
export function withoutSerialize(code: string, id: string): string {
  if (!/export \{[^}]*\bserialize\b/.test(code)) throw new Error(`${id} exports no ${USED}.`)
  return `export const ${USED} = () => {\n  throw new Error('A page sets no cookies of a request.')\n}\n`
}
