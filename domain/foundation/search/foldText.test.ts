import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNames, containsTerms, foldText, searchTerms } from './foldText.ts'

describe('foldText', () => {
  it.each([
    ['ÖZTÜRK Döner', 'ozturk doner'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Smørrebrød', 'smorrebrod'],
    ['Cafe\u0301', 'cafe'],
    ['Ｆｕｌｌ', 'full'],
  ])('folds %s to %s', (text, folded) => expect(foldText(text)).toBe(folded))

  it('gives composed and decomposed forms of a text the same result', () => {
    expect(foldText('Ǣ')).toBe('ae')
    expect(foldText('Ǣ'.normalize('NFD'))).toBe('ae')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
      }),
    )
  })
})

describe('searchTerms', () => {
  it('finds no word in symbols', () =>
    expect(searchTerms(`"'%_\\*()[]{}^:-+~|&;<>?!@#$,./`)).toEqual([]))

  it('bounds the words and their length', () => {
    expect(searchTerms('word '.repeat(100))).toHaveLength(12)
    expect(searchTerms('x'.repeat(500))).toEqual(['x'.repeat(64)])
  })

  it('splits an email and a number', () =>
    expect(searchTerms('Zoe.Quill@example.com AMD-1024')).toEqual([
      'zoe',
      'quill',
      'example',
      'com',
      'amd',
      '1024',
    ]))
})

describe('containsTerms', () => {
  it.each([
    ['Spring bread', 'bread', true],
    ['Spring bread', 'BRE spr', true],
    ['Öztürk Döner', 'ozturk', true],
    ['Ozturk', 'öztürk', true],
    ['Spring bread', 'read', false],
  ])('searches %s for %s: %s', (text, search, expected) =>
    expect(containsTerms(text, search)).toBe(expected),
  )
})

describe('compareNames', () => {
  it('ignores case and accents, and counts numbers', () =>
    expect(['Zebra', 'apple', 'Äpfel', 'Screen 10', 'Screen 9'].toSorted(compareNames)).toEqual([
      'Äpfel',
      'apple',
      'Screen 9',
      'Screen 10',
      'Zebra',
    ]))

  it('is a total order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(Math.sign(compareNames(one, other))).toBe(-Math.sign(compareNames(other, one)) + 0)
        expect(compareNames(one, other) === 0).toBe(one === other)
      }),
    )
  })
})
