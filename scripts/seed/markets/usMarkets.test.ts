import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { marketZips, packZips, type UsMarket } from '#domain/foundation/geo/markets/marketZips.ts'
import { readCells } from '../places/readPlaces.ts'
import { marketSumsSource, readUsMarkets, usMarketsSource } from './usMarkets.ts'

const FOLDER = join(import.meta.dirname, '../../../domain/foundation/geo/markets')

describe('markets of the US', () => {
  let people: Map<string, number>
  let markets: UsMarket[]
  beforeAll(() => {
    const cells = readCells().filter(({ country }) => country === 'US')
    people = new Map(cells.map(({ code, population }) => [code, population]))
    markets = readUsMarkets((zip) => people.get(zip) ?? 0)
  })

  it('are in the module as the county list defines them', async () => {
    await expect(usMarketsSource(markets)).toMatchFileSnapshot(join(FOLDER, 'usMarkets.ts'))
    await expect(marketSumsSource(markets)).toMatchFileSnapshot(join(FOLDER, 'marketSums.ts'))
  })

  it('are 44 that share no ZIP code, each with a known cell', () => {
    const zips = markets.flatMap(marketZips)
    expect(markets).toHaveLength(44)
    expect(new Set(zips).size).toBe(zips.length)
    expect(zips.filter((zip) => !people.has(zip))).toEqual([])
  })

  // Census Bureau, population of metropolitan areas on July 1, 2023, in millions; Los Angeles with Anaheim.
  it.each([
    ['New York', 19.5],
    ['Los Angeles', 12.8],
    ['Chicago', 9.26],
    ['Dallas-Fort Worth', 8.1],
    ['Houston', 7.51],
    ['Washington', 6.3],
    ['San Francisco-Oakland', 4.57],
    ['Austin', 2.47],
    ['Honolulu', 0.99],
  ])('%s has the people of its metropolitan area within 10%%', (name, millions) => {
    const { population = 0 } = markets.find((market) => market.name === name) ?? {}
    expect(Math.abs(population / 1e6 / millions - 1)).toBeLessThan(0.1)
  })
})

describe('ZIP codes of a market as text', () => {
  it('round-trip, with their leading zeros', () => {
    const codes = ['00501', '07001', '07002', '07003', '10001', '10003']
    expect(packZips(codes)).toBe('00501 07001-07003 10001 10003')
    expect(marketZips({ zips: packZips(codes) })).toEqual(codes)
  })
})
