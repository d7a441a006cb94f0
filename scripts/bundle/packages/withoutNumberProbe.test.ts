import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutProbe } from './withoutNumberProbe.ts'

const number = path.dirname(createRequire(import.meta.url).resolve('@internationalized/number'))
const MODULE = path.join(number, 'private/NumberFormatter.mjs')

describe('numbers of components', () => {
  it('assume that signs are supported', () => {
    const before = readFileSync(MODULE, 'utf8')
    const code = withoutProbe(before, MODULE)
    expect(code).toContain('supportsSignDisplay = true;')
    expect(before.split('new Intl.NumberFormat(').length).toBe(
      code.split('new Intl.NumberFormat(').length + 1,
    )
    expect(code).toContain('export {')
  })

  it('fails if the package probes differently', () => {
    expect(() => withoutProbe('export const one = 1', 'other.mjs')).toThrow(
      /other\.mjs does not ask for signs/,
    )
  })
})
