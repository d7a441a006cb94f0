import type { RegionCell, StateTotal } from '#domain/foundation/geo/place.ts'
import { cellMarket, INDEX_SCALE } from './cellMarket.ts'
import {
  COUNTRY_MEAN,
  MARKET_MEDIA,
  type CountryMeans,
  type MarketFactors,
  type MarketMedium,
} from './marketMedia.ts'

/**
 * The stored means of a state's cells: price, use and reach of each medium in turn, in thousandths;
 * use and reach rounded up, so that no part of a state exceeds it.
 */
export function stateMarketOf(cells: readonly RegionCell[], means?: CountryMeans): number[] {
  return MARKET_MEDIA.flatMap((mediaType) => {
    const { price, use, reach } = meanMarket(cells, mediaType, means)
    return [
      Math.round(price * INDEX_SCALE),
      Math.ceil(use * INDEX_SCALE),
      Math.ceil(reach * INDEX_SCALE),
    ]
  })
}

/** Price, use and reach of a state against its country's mean; average if none are stored. */
export function stateMarket({ market }: StateTotal, mediaType: MarketMedium): MarketFactors {
  const at = MARKET_MEDIA.indexOf(mediaType) * 3
  const [price, use, reach] = market?.slice(at, at + 3) ?? []
  if (price === undefined || use === undefined || reach === undefined) return COUNTRY_MEAN
  return { price: price / INDEX_SCALE, use: use / INDEX_SCALE, reach: reach / INDEX_SCALE }
}

/** The mean of some cells, weighted by their people. */
function meanMarket(
  cells: readonly RegionCell[],
  mediaType: MarketMedium,
  means?: CountryMeans,
): MarketFactors {
  return weightedMean(
    cells.map((cell) => ({ people: cell.population, factors: cellMarket(cell, mediaType, means) })),
  )
}

/** The mean of some factors, weighted by people; average without any. */
export function weightedMean(
  parts: readonly { people: number; factors: MarketFactors }[],
): MarketFactors {
  const all = parts.reduce((sum, { people }) => sum + people, 0)
  if (all <= 0) return COUNTRY_MEAN
  const mean = (pick: (factors: MarketFactors) => number): number =>
    parts.reduce((sum, { people, factors }) => sum + people * pick(factors), 0) / all
  return {
    price: mean(({ price }) => price),
    use: mean(({ use }) => use),
    reach: mean(({ reach }) => reach),
  }
}
