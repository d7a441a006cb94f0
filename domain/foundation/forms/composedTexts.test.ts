import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composedTexts } from './composedTexts.ts'

const APART = 'Caf\u0065\u0301'
const COMPOSED = 'Caf\u00e9'

describe('composedTexts', () => {
  it('composes the texts of lists and objects at any depth', () => {
    expect(composedTexts({ name: APART, lines: [{ tags: [APART] }] })).toEqual({
      name: COMPOSED,
      lines: [{ tags: [COMPOSED] }],
    })
    expect(composedTexts(APART)).toBe(COMPOSED)
  })

  it('leaves passwords and addresses as typed', () => {
    const typed = { password: APART, newPassword: APART, landingPage: APART, url: APART }
    expect(composedTexts({ ...typed })).toEqual(typed)
  })

  it('leaves everything except texts unchanged', () => {
    const file = new Date(0)
    expect(composedTexts({ file, count: 3, nothing: null, isSet: true })).toEqual({
      file,
      count: 3,
      nothing: null,
      isSet: true,
    })
  })

  it('accepts values of any depth', () => {
    let deep: unknown = APART
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep]
    expect(() => composedTexts(deep)).not.toThrow()
  })

  it('gives equal values for texts that look the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (texts) => {
        const apart = Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [`a${key}`, text.normalize('NFD')]),
        )
        const other = Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [`a${key}`, text.normalize('NFC')]),
        )
        const typed = /password|landingPage|website|url$/i
        fc.pre(!Object.keys(apart).some((key) => typed.test(key)))
        expect(composedTexts(apart)).toEqual(composedTexts(other))
      }),
    )
  })
})
