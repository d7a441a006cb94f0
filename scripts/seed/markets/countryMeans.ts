import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/country.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { rawCellMarket } from '#domain/planning/market/cellMarket.ts'
import { MARKET_MEDIA, type CountryMeans } from '#domain/planning/market/marketMedia.ts'
import { weightedMean } from '#domain/planning/market/stateMarket.ts'

const rounded = (value: number): number => Math.round(value * 100_000) / 100_000

/**
 * Mean factors of every country and medium, weighted by people, with five decimals, for
 * domain/planning/market/marketMeans.ts.
 */
export function countryMeans(cells: readonly RegionCell[]): CountryMeans {
  const rows = CAMPAIGN_COUNTRIES.map((country) => {
    const own = cells.filter((cell) => cell.country === country)
    const media = MARKET_MEDIA.map((mediaType) => {
      const parts = own.map((cell) => ({
        people: cell.population,
        factors: rawCellMarket(cell, mediaType),
      }))
      const { price, use, reach } = weightedMean(parts)
      return [
        mediaType,
        { price: rounded(price), use: rounded(use), reach: rounded(reach) },
      ] as const
    })
    return [country, Object.fromEntries(media)] as const
  })
  return Object.fromEntries(rows) as CountryMeans
}
