import type { Plugin } from 'vite'

const MODULE = /zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
const EXPORT = /^export (?:async )?(?:const|function) (\w+)/gm
/** Functions that schemas also use for their own limits. */
const KEPT = new Set(['aggregateChecks'])

const UNAVAILABLE = `const unavailable = () => {
  throw new Error('The browser’s zod makes no JSON Schemas.')
}`

/**
 * Removes zod's JSON Schema generator, a fifth of its size, from browser bundles: nothing in the
 * browser calls it, but every schema refers to it, so no bundler drops it.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => ({ code: withoutExports(code, id), map: null }),
    },
  }
}

/** A module with the same exports, of which only those in KEPT do anything. */
export function withoutExports(code: string, id: string): string {
  const names = [...code.matchAll(EXPORT)].flatMap(([, name]) => name ?? [])
  if (names.length === 0) throw new Error(`${id} exports nothing by the names that are left out.`)
  const kept = names.filter((name) => KEPT.has(name))
  return [
    UNAVAILABLE,
    kept.length > 0 ? `export { ${kept.join(', ')} } from ${JSON.stringify(`${id}?whole`)}` : '',
    ...names.filter((name) => !KEPT.has(name)).map((name) => `export const ${name} = unavailable`),
    code.includes('export { processSchema as process }')
      ? 'export { processSchema as process }'
      : '',
  ].join('\n')
}
