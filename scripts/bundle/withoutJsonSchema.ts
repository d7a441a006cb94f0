import type { Plugin } from 'vite'

const MODULE = /zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
const EXPORT = /^export (?:async )?(?:const|function) (\w+)/gm
/** What schemas ask for their own limits, too. */
const KEPT = new Set(['aggregateChecks'])

const UNAVAILABLE = `const unavailable = () => {
  throw new Error('The browser’s zod makes no JSON Schemas.')
}`

/**
 * Leaves what describes schemas as JSON Schema out of the browser's zod: every schema names it, so no bundler drops it,
 * nothing in the browser asks for it, and it is a fifth of what zod weighs.
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

/** A module with the same exports, of which only those that are kept do anything. */
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
