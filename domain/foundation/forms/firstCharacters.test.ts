import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCharacters, shortened, withoutEnd } from './firstCharacters.ts'

const FAMILY = '👩‍👩‍👧‍👦'

describe('firstCharacters', () => {
  it.each([
    ['Annabel', 3, 'Ann'],
    ['Ann', 3, 'Ann'],
    ['a😀b', 2, 'a'],
    ['a😀b', 3, 'a😀'],
    [`a${FAMILY}`, 5, 'a'],
    ['ne\u0301e', 2, 'n'],
    ['🇩🇪🇫🇷', 6, '🇩🇪'],
    ['', 0, ''],
  ])('cuts %j at %i to %j', (text, max, cut) => expect(firstCharacters(text, max)).toBe(cut))

  it('is a prefix of the text, within the limit and without half a pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 90 }),
        fc.nat({ max: 90 }),
        (text, max) => {
          const cut = firstCharacters(text, max)
          expect(text.startsWith(cut)).toBe(true)
          expect(cut.length).toBeLessThanOrEqual(max)
          expect(cut.isWellFormed()).toBe(true)
          expect(cut.length > max - 64 || cut === text).toBe(true)
        },
      ),
    )
  })

  it('cuts a letter with endless marks between code points', () => {
    expect(firstCharacters(`a${'\u0301'.repeat(500)}`, 100)).toHaveLength(100)
    expect(firstCharacters('😀'.repeat(4) + '\u{1D165}'.repeat(200), 101).isWellFormed()).toBe(true)
  })
})

describe('shortened', () => {
  it('leaves room for the ellipsis', () => {
    expect(shortened('Spring campaign', 8)).toBe('Spring…')
    expect(shortened('Spring', 6)).toBe('Spring')
  })
})

describe('withoutEnd', () => {
  it('drops repetitions of one character at the end', () => {
    expect(withoutEnd('Declined...', '.')).toBe('Declined')
    expect(withoutEnd('....', '.')).toBe('')
    expect(withoutEnd('a.b', '.')).toBe('a.b')
  })
})
