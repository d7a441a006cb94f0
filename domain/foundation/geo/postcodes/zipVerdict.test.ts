import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looksLikeZip, normalizeZip, parseZipList } from './zipCode.ts'
import { zipVerdicts, type KnownZip, type ZipCheck } from './zipVerdict.ts'

const EXISTING = new Map<string, KnownZip>([
  ['78701', { name: 'Austin', stateCode: 'TX' }],
  ['10001', { name: 'New York', stateCode: 'NY' }],
  ['02139', { name: 'Cambridge', stateCode: 'MA' }],
  ['00501', { name: 'Holtsville', stateCode: 'NY' }],
  ['12345', { name: 'Schenectady', stateCode: 'NY' }],
])

function verdictsOf(codes: string[], over: Partial<ZipCheck> = {}) {
  return zipVerdicts({ country: 'US', stateCode: null, codes, ...over }, (code) =>
    EXISTING.get(code),
  )
}

function one(code: string, over: Partial<ZipCheck> = {}) {
  const [verdict] = verdictsOf([code], over)
  if (!verdict) throw new Error('no verdict')
  return verdict
}

describe('zipVerdicts', () => {
  it('accepts an existing code and returns its place', () => {
    expect(one(' 78701 ')).toEqual({
      code: '78701',
      verdict: 'valid',
      message: null,
      suggestion: null,
      placeName: 'Austin',
      stateCode: 'TX',
    })
  })

  it('has the three messages of the specification', () => {
    expect(one('Austin').message).toBe('Please enter valid ZIP code')
    expect(one('99999').message).toBe('This ZIP code is invalid')
    expect(one('10001', { stateCode: 'TX' })).toMatchObject({
      verdict: 'other_state',
      message: 'This ZIP code is in another state',
      stateCode: 'NY',
    })
    expect(one('78701', { stateCode: 'TX' }).verdict).toBe('valid')
  })

  it('reports that a full British or Canadian code is too small, and offers its area', () => {
    const find = (code: string) =>
      code === 'SW1A' ? { name: 'Westminster', stateCode: 'ENG' } : undefined
    const codes = ['SW1A 1AA', 'ZZ9 9ZZ']
    const verdicts = zipVerdicts({ country: 'GB', stateCode: null, codes }, find)
    expect(verdicts.map(({ message, suggestion }) => [message, suggestion])).toEqual([
      ['We plan by area, the first half of a postcode', 'SW1A'],
      ['This postcode is invalid', null],
    ])
  })

  it('marks repeated codes, not the first', () => {
    const verdicts = verdictsOf(['78701', '10001', '78701', '787 01']).map((each) => each.verdict)
    expect(verdicts).toEqual(['valid', 'valid', 'duplicate', 'duplicate'])
  })

  it.each([
    ['2139', '02139', 'a lost leading zero'],
    ['501', '00501', 'two lost zeros'],
    ['78701-4321', '78701', 'ZIP+4'],
    ['787014321', '78701', 'ZIP+4 without the hyphen'],
    ['1OOO1', '10001', 'the letter O'],
    ['l0001', '10001', 'the letter l'],
    ['78710', '78701', 'two digits swapped'],
  ])('offers for %s the existing %s: %s', (typed, meant) => {
    expect(one(typed)).toMatchObject({ verdict: 'invalid', suggestion: meant })
  })

  it('offers nothing if two codes are possible, or none exists', () => {
    expect(one('21345').suggestion).toBe('12345')
    const both = new Map([...EXISTING, ['21435', { name: 'Elsewhere', stateCode: 'MD' }]])
    const check: ZipCheck = { country: 'US', stateCode: null, codes: ['21345'] }
    expect(zipVerdicts(check, (code) => both.get(code))[0]?.suggestion).toBeNull()
    expect(one('9999').suggestion).toBeNull()
  })

  it('gives one verdict for each code, valid only for what exists, and never a suggestion that does not', () => {
    const code = fc.oneof(
      fc.constantFrom(...EXISTING.keys()),
      fc.stringMatching(/^[0-9OlA ]{0,7}$/),
    )
    fc.assert(
      fc.property(fc.array(code, { maxLength: 30 }), (codes) => {
        const verdicts = verdictsOf(codes)
        expect(verdicts).toHaveLength(codes.length)
        const accepted = verdicts
          .filter((each) => each.verdict === 'valid')
          .map((each) => each.code)
        const suggested = verdicts.flatMap((each) => each.suggestion ?? [])
        expect([...accepted, ...suggested].filter((each) => !EXISTING.has(each))).toEqual([])
        expect(new Set(accepted).size).toBe(accepted.length)
      }),
    )
  })
})

describe('postal codes of other countries', () => {
  it('are recognized by their format', () => {
    expect(looksLikeZip('80331', 'DE')).toBe(true)
    expect(looksLikeZip('1010', 'AT')).toBe(true)
    expect(looksLikeZip('10100', 'AT')).toBe(false)
    expect(looksLikeZip(normalizeZip('k1a 0b6'), 'CA')).toBe(true)
    expect(looksLikeZip(normalizeZip('sw1a 1aa'), 'GB')).toBe(true)
    expect(looksLikeZip('12345', 'GB')).toBe(false)
  })

  it('offers the area of a full code if only areas are known', () => {
    const check: ZipCheck = { country: 'GB', stateCode: null, codes: ['SW1A 1AA'] }
    const find = (code: string): KnownZip | undefined =>
      code === 'SW1A' ? { name: 'Westminster', stateCode: 'ENG' } : undefined
    expect(zipVerdicts(check, find)[0]).toMatchObject({
      code: 'SW1A1AA',
      verdict: 'invalid',
      message: 'We plan by area, the first half of a postcode',
      suggestion: 'SW1A',
    })
  })
})

describe('parseZipList', () => {
  it('separates by comma, semicolon, space and line break', () => {
    const text = '78701, 10001;02139\n"00501"\r\n\t12345 78702 ,, ;'
    expect(parseZipList(text, 'US')).toEqual(['78701', '10001', '02139', '00501', '12345', '78702'])
    expect(parseZipList(' \n,; ', 'US')).toEqual([])
  })

  it('keeps a code with a space together', () => {
    expect(parseZipList('K1A 0B6, M5V 3L9 H2X\nSK9', 'CA')).toEqual([
      'K1A0B6',
      'M5V3L9',
      'H2X',
      'SK9',
    ])
    expect(parseZipList('SW1A 1AA M1 1AE', 'GB')).toEqual(['SW1A1AA', 'M11AE'])
  })
})
