import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundRange } from './foundRange.ts'

const found = (text: string, search: string) => {
  const range = foundRange(text, search)
  return range && text.slice(range.from, range.to)
}

describe('foundRange', () => {
  it.each([
    ['An der Straße 5', 'strasse', 'Straße'],
    ['Bei ÖZTÜRK Döner', 'öztürk', 'ÖZTÜRK'],
    ['Fuß', 'fus', 'Fuß'],
    ['ßen', 's', 'ß'],
    ['In İstanbul heute', 'istanbul', 'İstanbul'],
    ['Cafe\u0301 and cafe', 'café', 'Cafe\u0301'],
    ['unread, then read', 'read', 'read'],
    ['unread only', 'read', 'read'],
    ['👩‍👩‍👧 party', 'party', 'party'],
    ['Spring bread', 'rolls bread', 'bread'],
  ])('finds in %j the word of %j', (text, search, expected) => {
    expect(found(text, search)).toBe(expected)
  })

  it('begins at a word rather than within one', () => {
    expect(foundRange('unread, then read', 'read')?.from).toBe(13)
  })

  it('is null where nothing is found or searched', () => {
    expect(foundRange('Bread', 'rolls')).toBeNull()
    expect(foundRange('Bread', ' !')).toBeNull()
    expect(foundRange('', 'bread')).toBeNull()
  })

  it('is a part of the text, whatever text and search', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, search) => {
          const range = foundRange(text, search)
          if (!range) return
          expect(range.from).toBeGreaterThanOrEqual(0)
          expect(range.to).toBeLessThanOrEqual(text.length)
          expect(range.from).toBeLessThan(range.to)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
