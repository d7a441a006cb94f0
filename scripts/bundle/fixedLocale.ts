import type { Plugin } from 'vite'

const MODULE = /react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/
const EXPORTS = ['getDefaultLocale', 'useDefaultLocale']

/**
 * Fixes the locale of components, as all pages have the same one (client/root.tsx). Without it,
 * each component reads the browser's locale and listens for changes, and the dates of about a
 * hundred locales load before the first page is interactive.
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

/** A module with the same exports for a single left-to-right locale. */
export function withLocale(locale: string, code: string, id: string): string {
  const missing = EXPORTS.filter((name) => !code.includes(` as ${name}`))
  if (missing.length > 0) throw new Error(`${id} does not export ${missing.join(' and ')}.`)
  return [
    `const fixed = { locale: ${JSON.stringify(locale)}, direction: 'ltr' }`,
    ...EXPORTS.map((name) => `export const ${name} = () => fixed`),
  ].join('\n')
}
