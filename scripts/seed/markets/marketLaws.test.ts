import { describe, expect, it } from 'vitest'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/country.ts'
import { cellMarket } from '#domain/planning/market/cellMarket.ts'
import { MARKET_MEANS } from '#domain/planning/market/marketMeans.ts'
import { MARKET_MEDIA } from '#domain/planning/market/marketMedia.ts'
import { stateMarketOf } from '#domain/planning/market/stateMarket.ts'
import { readPlaceFile } from '../places/placeFiles.ts'
import { EVERYTHING_MINOR, LARGE_MARKETS, marketForecaster } from '../testing/marketForecasts.ts'
import { countryMeans } from './countryMeans.ts'

const { cells, placeOf, forecastAt } = marketForecaster()

const cpm = (name: string, mediaType: (typeof MARKET_MEDIA)[number], radius = 25): number =>
  forecastAt(placeOf(name), mediaType, { radius }).cpmMinor

/** Price index at the center of a market; 1 is the country's mean. */
function priceIndexAt(name: string): number {
  const { latitude, longitude } = placeOf(name)
  const [nearest] = cells
    .filter(({ country, population }) => country === 'US' && population > 0)
    .map((cell) => ({
      cell,
      far: Math.abs(cell.latitude - latitude) + Math.abs(cell.longitude - longitude),
    }))
    .toSorted((a, b) => a.far - b.far)
  return (nearest?.cell.priceIndex ?? 0) / 1_000
}

describe('price index of markets', () => {
  it('is 1.2 to 1.6 in New York and Los Angeles', () => {
    for (const name of ['New York City, NY', 'Los Angeles, CA']) {
      expect(priceIndexAt(name)).toBeGreaterThan(1.2)
      expect(priceIndexAt(name)).toBeLessThan(1.6)
    }
  })

  it('falls from New York to Chicago to Austin to Marfa, the minimum', () => {
    const indexes = ['New York City, NY', 'Chicago, IL', 'Austin, TX', 'Boise, ID', 'Marfa, TX']
    const values = indexes.map(priceIndexAt)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(priceIndexAt('Marfa, TX')).toBe(0.75)
  })

  it('is 1.0 to 1.2 at the median of the 20 largest markets', () => {
    const indexes = LARGE_MARKETS.map(priceIndexAt).toSorted((a, b) => a - b)
    expect(indexes[10]).toBeGreaterThan(1)
    expect(indexes[10]).toBeLessThan(1.2)
  })

  it('rises with people at an equal price level', () => {
    // BEA 2023: 103.5 in Philadelphia, 103.4 in Tampa; 93.4 in Kansas City and in Boise.
    expect(priceIndexAt('Philadelphia, PA')).toBeGreaterThan(priceIndexAt('Tampa, FL'))
    expect(priceIndexAt('Kansas City, MO')).toBeGreaterThan(priceIndexAt('Boise, ID'))
  })
})

describe.each(MARKET_MEDIA)('prices of %s', (mediaType) => {
  it('differ to the cent between the 20 largest markets', () => {
    const prices = LARGE_MARKETS.map((name) => cpm(name, mediaType))
    expect(new Set(prices).size).toBe(LARGE_MARKETS.length)
  })

  it('move by less than 3% from 10 to 25 miles in each of them', () => {
    const jumps = LARGE_MARKETS.filter(
      (name) => Math.abs(cpm(name, mediaType, 25) / cpm(name, mediaType, 10) - 1) >= 0.03,
    )
    expect(jumps).toEqual([])
  })

  it('fall from New York to Chicago to Austin to Marfa', () => {
    const prices = ['New York City, NY', 'Chicago, IL', 'Austin, TX', 'Marfa, TX'].map((name) =>
      cpm(name, mediaType),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(new Set(prices).size).toBe(prices.length)
  })
})

describe('use of markets', () => {
  it.each(MARKET_MEDIA)('of %s differs in reach per head and frequency', (mediaType) => {
    const figures = LARGE_MARKETS.map((name) => {
      const all = forecastAt(placeOf(name), mediaType, {
        radius: 25,
        budgetMinor: EVERYTHING_MINOR,
      })
      const reach = (all.reach / all.regionPopulation).toPrecision(4)
      return `${reach} ${all.frequency.toPrecision(4)}`
    })
    expect(new Set(figures).size).toBe(LARGE_MARKETS.length)
  })

  it.each(['online_audio', 'ctv'] as const)('of %s is less where few people live', (mediaType) => {
    const avails = (name: string) => {
      const all = forecastAt(placeOf(name), mediaType, {
        radius: 25,
        budgetMinor: EVERYTHING_MINOR,
      })
      return all.avails.mid / all.regionPopulation
    }
    expect(avails('Marfa, TX')).toBeLessThan(avails('Austin, TX') * 0.95)
  })
})

describe('means of countries', () => {
  it('match the cells', () => {
    const means = countryMeans(cells)
    for (const country of CAMPAIGN_COUNTRIES)
      for (const mediaType of MARKET_MEDIA) {
        const { price, use, reach } = MARKET_MEANS[country][mediaType]
        expect(price).toBeCloseTo(means[country][mediaType].price, 4)
        expect(use).toBeCloseTo(means[country][mediaType].use, 4)
        expect(reach).toBeCloseTo(means[country][mediaType].reach, 4)
      }
  })

  it.each(CAMPAIGN_COUNTRIES)('make price and use of all people of %s 1', (country) => {
    const own = cells.filter((cell) => cell.country === country)
    const people = own.reduce((sum, { population }) => sum + population, 0)
    for (const mediaType of MARKET_MEDIA) {
      const sums = own.reduce(
        (sum, cell) => {
          const { price, use } = cellMarket(cell, mediaType)
          sum.price += cell.population * price
          sum.use += cell.population * use
          return sum
        },
        { price: 0, use: 0 },
      )
      expect(sums.price / people).toBeCloseTo(1, 3)
      expect(sums.use / people).toBeCloseTo(1, 3)
    }
  })

  it('are the basis of what states store', () => {
    for (const [country, code, , , , , market] of readPlaceFile('states.tsv').slice(0, 30)) {
      const own = cells.filter((cell) => cell.country === country && cell.stateCode === code)
      expect(market).toBe(stateMarketOf(own).join(' '))
    }
  })
})
