import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { withoutExports } from './withoutJsonSchema.ts'

const core = (name: string) =>
  createRequire(import.meta.url)
    .resolve('zod')
    .replace(/index\.\w+$/, `v4/core/${name}.js`)
const left = (name: string) => withoutExports(readFileSync(core(name), 'utf8'), core(name))

describe('zod without JSON Schema', () => {
  it('has the same exports as no-ops', () => {
    const code = left('to-json-schema')
    expect(code).toContain('export const createToJSONSchemaMethod = unavailable')
    expect(code).toContain('export { processSchema as process }')
    expect(code.length).toBeLessThan(1_000)
  })

  it('keeps the functions that schemas use for their own limits', () => {
    const code = left('json-schema-processors')
    expect(code).toContain('export { aggregateChecks } from')
    expect(code).not.toContain('const aggregateChecks')
    expect(code).toContain('export const stringProcessor = unavailable')
  })

  it('fails if zod is built differently', () => {
    expect(() => withoutExports('module.exports = {}', 'other.js')).toThrow(
      /other\.js exports nothing/,
    )
  })
})
