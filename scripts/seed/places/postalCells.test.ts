import { describe, expect, it } from 'vitest'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/country.ts'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import { looksLikeZip, parseZipList } from '#domain/foundation/geo/postcodes/zipCode.ts'
import { zipVerdicts } from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import { readCountedAreas } from './countedAreas.ts'
import { readPlaceFile } from './placeFiles.ts'
import { readCells, readPlaces, readTowns } from './readPlaces.ts'

const cells = readCells()
const abroad = CAMPAIGN_COUNTRIES.filter((country) => country !== 'US')
const codeOf = (country: string, code: string) =>
  cells.find((cell) => cell.country === country && cell.code === code)

const LISTS = [
  ['US', '78701, 10001, 00000'],
  ['CA', 'm5v, H2X, K1A 0B1, Z9Z'],
  ['GB', 'SW1A; eh1; M1 1AE; ZZ9'],
  ['DE', '10115 80331 00000'],
  ['AT', '1010, 8010, 9999'],
  ['CH', '8001, 3011, 0001'],
  ['AU', '2000, 3000, 0001'],
  ['NZ', '6011, 1010, 0001'],
] as const

describe('the postal codes of the eight countries', () => {
  it('have one cell each, well formed', () => {
    expect(new Set(cells.map(({ country, code }) => `${country} ${code}`)).size).toBe(cells.length)
    expect(cells.filter(({ country, code }) => !looksLikeZip(code, country))).toEqual([])
    expect(readPlaceFile('countries.tsv').filter(([, , has]) => has !== '1')).toEqual([])
  })

  it.each([
    ['CA', 'M5V', 43.64, -79.39],
    ['GB', 'SW1A', 51.5, -0.13],
    ['GB', 'EH1', 55.95, -3.19],
    ['DE', '10115', 52.53, 13.38],
    ['DE', '80331', 48.13, 11.57],
    ['AT', '1010', 48.21, 16.37],
    ['AT', '8010', 47.07, 15.44],
    ['CH', '8001', 47.37, 8.54],
    ['AU', '2000', -33.87, 151.2],
    ['AU', '0870', -23.7, 133.87],
    ['NZ', '1010', -36.85, 174.76],
  ])('%s %s is at its well-known place', (country, code, latitude, longitude) => {
    const cell = codeOf(country, code)
    expect(cell?.population).toBeGreaterThan(0)
    expect(cell && haversineKm(cell, { latitude, longitude })).toBeLessThan(6)
  })

  it.each(LISTS)(
    'judge a list of %s: two codes are known, the last one is not',
    (country, list) => {
      const codes = parseZipList(list, country)
      const find = (code: string) => codeOf(country, code)
      const verdicts = zipVerdicts({ country, stateCode: null, codes }, find)
      expect(verdicts.slice(0, 2).map(({ verdict }) => verdict)).toEqual(['valid', 'valid'])
      expect(verdicts.at(-1)).toMatchObject({ verdict: 'invalid', suggestion: null })
      const whole = verdicts.slice(2, -1).map(({ suggestion }) => suggestion)
      expect(whole).toEqual({ CA: ['K1A'], GB: ['M1'] }[country as string] ?? [])
    },
  )

  it('have no people where a code belongs to one organization or to boxes', () => {
    expect(codeOf('DE', '20067')?.population).toBe(0)
    expect(codeOf('AU', '1001')?.population).toBe(0)
  })

  it.each(abroad.filter((country) => readCountedAreas(country).length === 0))(
    'leave the people of %s around its largest city nearly unchanged',
    (country) => {
      const ofCountry = readPlaces().filter((place) => place.country === country)
      const [center] = ofCountry.toSorted((a, b) => b.population - a.population)
      const within = (all: typeof cells) =>
        all
          .filter((one) => one.country === country && center && haversineKm(one, center) <= 25)
          .reduce((sum, { population }) => sum + population, 0)
      const change = within(cells) / within(readTowns(country))
      expect(Math.abs(change - 1)).toBeLessThan(0.1)
    },
  )
})
