import type { Plugin } from 'vite'

const MODULE = /react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/
const EXPORTS = ['getDefaultLocale', 'useDefaultLocale']

/**
 * The browser's own locale is not asked for by components: the pages' is the same for everybody (client/root.tsx). To
 * ask for it, the browser reads the dates of some hundred locales before the first page comes alive, and each component
 * listens for another one.
 */
export function fixedLocale(locale: string): Plugin {
  return {
    name: 'fixed-locale',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => ({ code: withLocale(locale, code, id), map: null }),
    },
  }
}

/** A module with the same exports, which know one locale; it is written from left to right. */
export function withLocale(locale: string, code: string, id: string): string {
  const missing = EXPORTS.filter((name) => !code.includes(` as ${name}`))
  if (missing.length > 0) throw new Error(`${id} does not export ${missing.join(' and ')}.`)
  return [
    `const fixed = { locale: ${JSON.stringify(locale)}, direction: 'ltr' }`,
    ...EXPORTS.map((name) => `export const ${name} = () => fixed`),
  ].join('\n')
}
