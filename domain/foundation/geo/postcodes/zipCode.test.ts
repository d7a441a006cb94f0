import { describe, expect, it } from 'vitest'
import { parsePlaceQuery, placeNameVariants } from '../placeName.ts'
import { slipsBetween } from '../placeTypo.ts'
import { areaOfZip, parseZipList, repairedZip, swappedZips } from './zipCode.ts'
import { zipCandidates, zipVerdicts } from './zipVerdict.ts'

describe('a malformed code', () => {
  it.each([
    ['501', 'US', '00501'],
    ['50', 'US', null],
    ['1067', 'DE', '01067'],
    ['800', 'AU', '0800'],
    ['101', 'AT', null],
    ['800', 'CH', null],
    ['787011', 'US', null],
    ['1O1O', 'AT', '1010'],
    ['L0I0', 'CH', '1010'],
    ['80331-1234', 'DE', null],
    ['78701', 'US', null],
    ['K1A OB6', 'CA', null],
    ['O1O1', 'CA', null],
    ['1O10', 'GB', null],
    ['KIA', 'CA', null],
    ['SWI', 'GB', null],
  ] as const)('%s in %s is corrected to %s', (code, country, meant) => {
    expect(repairedZip(code, country)).toBe(meant)
  })

  it('may have two swapped neighbors, each pair once', () => {
    expect(swappedZips('123')).toEqual(['213', '132'])
    expect(swappedZips('1122')).toEqual(['1212'])
    expect(swappedZips('11')).toEqual([])
  })
})

describe('the area of a whole code', () => {
  it.each([
    ['K1A0B6', 'CA', 'K1A'],
    ['K1A', 'CA', null],
    ['SW1A1AA', 'GB', 'SW1A'],
    ['M11AE', 'GB', 'M1'],
    ['SW1A', 'GB', null],
    ['XXXXXX', 'GB', null],
    ['78701', 'US', null],
  ] as const)('%s in %s is %s', (code, country, area) => {
    expect(areaOfZip(code, country)).toBe(area)
  })

  it('is looked up besides the code itself; digits also with two swapped', () => {
    expect(zipCandidates('k1a 0b6', 'CA')).toEqual(['K1A0B6', 'K1A'])
    expect(zipCandidates('K1A', 'CA')).toEqual(['K1A'])
    expect(zipCandidates('1234', 'AT')).toEqual(['1234', '2134', '1324', '1243'])
    expect(zipCandidates('501', 'US')).toEqual(['501', '00501'])
    expect(zipCandidates('Austin', 'US')).toEqual(['AUSTIN'])
  })
})

describe('a list of codes', () => {
  it('joins two halves only if both form a code of a country with such codes', () => {
    expect(parseZipList('K1A 0B6', 'CA')).toEqual(['K1A0B6'])
    expect(parseZipList('K1A,0B6', 'CA')).toEqual(['K1A', '0B6'])
    expect(parseZipList('K1A M5V', 'CA')).toEqual(['K1A', 'M5V'])
    expect(parseZipList('0B6 K1A', 'CA')).toEqual(['0B6', 'K1A'])
    expect(parseZipList('K1A0B6 0B6', 'CA')).toEqual(['K1A0B6', '0B6'])
    expect(parseZipList('1010 1AA', 'AT')).toEqual(['1010', '1AA'])
    expect(parseZipList('M1 1AE|SW1A 1AA', 'GB')).toEqual(['M11AE', 'SW1A1AA'])
  })

  it('is checked against the state if there is one, repetitions last', () => {
    const find = (code: string) =>
      code === '78701' ? { name: 'Austin', stateCode: 'TX' } : undefined
    const codes = ['78701', '78701', '9']
    const of = (stateCode: string | null) =>
      zipVerdicts({ country: 'US', stateCode, codes }, find).map(({ verdict }) => verdict)
    expect(of(null)).toEqual(['valid', 'duplicate', 'invalid'])
    expect(of('NY')).toEqual(['other_state', 'duplicate', 'invalid'])
  })
})

describe('names of places', () => {
  it('are parsed with a state only if both are non-empty', () => {
    expect(parsePlaceQuery(', Texas')).toMatchObject({ name: 'texas', hasComma: false })
    expect(parsePlaceQuery('..., Texas')).toEqual({ name: '', hasComma: true, inState: [] })
    expect(parsePlaceQuery('Austin Texas').inState).toEqual([{ name: 'austin', state: 'texas' }])
    expect(parsePlaceQuery('A, B, C').inState).toEqual([{ name: 'a', state: 'b c' }])
  })

  it('have no empty spelling', () => {
    expect(placeNameVariants('...')).toEqual([])
    expect(placeNameVariants('Malmö')).toEqual(['malmo', 'malmoe'])
  })

  it('may continue after the input with this many typos only', () => {
    expect(slipsBetween('aus', 'austin', 3)).toBe(3)
    expect(slipsBetween('aus', 'austin', 2)).toBeNull()
    expect(slipsBetween('austin', 'aus', 3)).toBe(3)
    expect(slipsBetween('austin', 'aus', 2)).toBeNull()
    expect(slipsBetween('abcd', 'badc', 2)).toBe(2)
    expect(slipsBetween('ca', 'abc', 3)).toBe(3)
    expect(slipsBetween('', 'a', 1)).toBe(1)
    expect(slipsBetween('abcdef', 'uvwxyz', 2)).toBeNull()
  })
})
