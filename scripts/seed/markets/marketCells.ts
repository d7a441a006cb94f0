import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { INDEX_SCALE } from '#domain/planning/market/cellMarket.ts'
import { peopleCounter } from './peopleAround.ts'
import { usPriceParity } from './priceParity.ts'

/**
 * Population of a market of average prices. Prices rise with population: premiums of large TV
 * markets are 0 to 32% (TVB on SQAD, Q3 2014).
 */
const AVERAGE_MARKET_PEOPLE = 1_500_000
const PRICE_EXPONENT = 0.1
const LEAST_PRICE = 0.75
const MOST_PRICE = 1.6

/** Distances within which people form one market; abroad, towns are closer together. */
const MARKET_KM = { US: { nearKm: 45, farKm: 60 }, other: { nearKm: 22, farKm: 32 } } as const
/**
 * With fewer people nearby than the first, media use is lowest; with more than the second, it is
 * full (an estimate, as no source by town was found).
 */
const RURAL_PEOPLE = 20_000
const URBAN_PEOPLE = 150_000
const RURAL_USE = 0.85
const NEIGHBORHOOD_KM = { nearKm: 22, farKm: 30 } as const

/**
 * Returns the cells with the indexes of their markets, computed from the people around them and, in
 * the US, from their metro's price level.
 */
export function marketCells(cells: readonly RegionCell[]): RegionCell[] {
  const parity = usPriceParity()
  const byCountry = new Map<CampaignCountry, (cell: RegionCell) => RegionCell>(
    CAMPAIGN_COUNTRIES.map((country) => {
      const own = cells.filter((cell) => cell.country === country)
      const around = peopleCounter(own, country === 'US' ? MARKET_KM.US : MARKET_KM.other)
      const nearby = peopleCounter(own, NEIGHBORHOOD_KM)
      const indexed = (cell: RegionCell): RegionCell => ({
        ...cell,
        priceIndex: thousandths(priceIndex(around(cell), country === 'US' ? parity(cell) : 1)),
        useIndex: thousandths(useIndex(nearby(cell))),
      })
      return [country, indexed]
    }),
  )
  return cells.map((cell) => byCountry.get(cell.country)?.(cell) ?? cell)
}

const thousandths = (value: number): number => Math.round(value * INDEX_SCALE)

function priceIndex(people: number, parity: number): number {
  const index = (Math.max(1, people) / AVERAGE_MARKET_PEOPLE) ** PRICE_EXPONENT * parity
  return Math.min(MOST_PRICE, Math.max(LEAST_PRICE, index))
}

/** Rises evenly with the logarithm of the people nearby. */
function useIndex(people: number): number {
  const part =
    Math.log(Math.max(RURAL_PEOPLE, people) / RURAL_PEOPLE) / Math.log(URBAN_PEOPLE / RURAL_PEOPLE)
  return RURAL_USE + (1 - RURAL_USE) * Math.min(1, part)
}
