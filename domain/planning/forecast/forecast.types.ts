import type { PriceLine } from '#domain/foundation/money/priceLine.ts'

/** Reasons for a less certain forecast: few people, few products, few days. */
export const SPREAD_REASONS = ['audience', 'products', 'days'] as const
export type SpreadReason = (typeof SPREAD_REASONS)[number]

export interface ImpressionRange {
  low: number
  mid: number
  high: number
}

/** The reach and price of a plan. Amounts in USD cents. */
export interface Forecast {
  /** People who live in the region (an estimate). */
  regionPopulation: number
  /**
   * The part of them who match the audience and use the medium in a month; screens may have more,
   * as people pass through.
   */
  audience: number
  /** The part of them who use the products that carry the plan: the upper bound of reach. */
  reachable: number
  /** Products that can show it (websites, stations, screens ...). */
  productCount: number
  /** Impressions for sale in the flight. */
  avails: ImpressionRange
  /** Impressions that the budget buys: never more than `avails.mid`. */
  impressions: ImpressionRange
  /** The reasons for a range of impressions wider than a large plan's, largest first. */
  spreadReasons: SpreadReason[]
  /** The number of ended campaigns behind a measured range; null if the model states it. */
  measuredCampaigns: number | null
  /** Different people who see it at least once. */
  reach: number
  /** Average number of views of each of them. */
  frequency: number
  cpmMinor: number
  ratecardCpmMinor: number
  priceLines: PriceLine[]
  /** The plan's price: the part of the budget that can be spent. */
  priceMinor: number
  ratecardPriceMinor: number
  savingsMinor: number
  minBudgetMinor: number
  maxBudgetMinor: number
}
