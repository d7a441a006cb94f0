import type { RegionCell } from '#domain/foundation/geo/place.ts'
import {
  COUNTRY_MEAN,
  type CountryMeans,
  type MarketFactors,
  type MarketMedium,
} from './marketMedia.ts'
import { MARKET_MEANS } from './marketMeans.ts'
import { marketNoise } from './marketNoise.ts'

export type MarketCell = Pick<
  RegionCell,
  'country' | 'latitude' | 'longitude' | 'priceIndex' | 'useIndex'
>

/** Indexes of cells are whole thousandths. */
export const INDEX_SCALE = 1_000

/** The maximum random deviation of a medium's price, use and reach from the market's index. */
const PRICE_NOISE = 0.025
const USE_NOISE = 0.1
const REACH_NOISE = 0.06

/** Chosen so that no two of the 20 largest US markets have the same price to the cent. */
const NOISE_SEEDS = {
  online_display: 3,
  mobile_display: 218,
  online_video: 401,
  online_audio: 601,
  ctv: 801,
} as const satisfies Record<MarketMedium, number>

/** The weight of the urban index of use for a medium: streaming needs fast lines. */
const URBAN_USE = {
  online_display: 0.5,
  mobile_display: 0.5,
  online_video: 0.5,
  online_audio: 1,
  ctv: 1,
} as const satisfies Record<MarketMedium, number>

/**
 * The market index to the power of 0.625 for display and mobile, 0.75 for video, 1 for audio and streaming TV: the more
 * local its sales, the more a medium costs in a large market. Square roots, as browsers differ in the last digit of `pow`.
 */
const PRICE_OF_INDEX = {
  online_display: (index: number) => Math.sqrt(index * Math.sqrt(Math.sqrt(index))),
  mobile_display: (index: number) => Math.sqrt(index * Math.sqrt(Math.sqrt(index))),
  online_video: (index: number) => Math.sqrt(index * Math.sqrt(index)),
  online_audio: (index: number) => index,
  ctv: (index: number) => index,
} as const satisfies Record<MarketMedium, (index: number) => number>

/** Price, use and reach in a cell against its country's mean. A cell without indexes is average. */
export function cellMarket(
  cell: MarketCell,
  mediaType: MarketMedium,
  countryMeans: CountryMeans = MARKET_MEANS,
): MarketFactors {
  const factors = rawCellMarket(cell, mediaType)
  if (factors === COUNTRY_MEAN) return factors
  const means = countryMeans[cell.country][mediaType]
  return {
    price: factors.price / means.price,
    use: factors.use / means.use,
    reach: factors.reach / means.reach,
  }
}

/** The factors before division by the country's mean. */
export function rawCellMarket(cell: MarketCell, mediaType: MarketMedium): MarketFactors {
  const { priceIndex = 0, useIndex = 0 } = cell
  if (priceIndex === 0 || useIndex === 0) return COUNTRY_MEAN
  const seed = NOISE_SEEDS[mediaType]
  const urban = 1 - URBAN_USE[mediaType] * (1 - useIndex / INDEX_SCALE)
  const use = urban * (1 + USE_NOISE * marketNoise(seed + 1_000, cell))
  return {
    price:
      PRICE_OF_INDEX[mediaType](priceIndex / INDEX_SCALE) *
      (1 + PRICE_NOISE * marketNoise(seed, cell)),
    use,
    // Higher use is half more people and half more visits of each.
    reach: Math.sqrt(use) * (1 + REACH_NOISE * marketNoise(seed + 2_000, cell)),
  }
}
