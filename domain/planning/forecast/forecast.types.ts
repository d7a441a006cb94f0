import type { PriceLine } from '#domain/foundation/money/priceLine.ts'

/** Why delivery may stray further from the forecast: few people, few products, few days. */
export const SPREAD_REASONS = ['audience', 'products', 'days'] as const
export type SpreadReason = (typeof SPREAD_REASONS)[number]

export interface ImpressionRange {
  low: number
  mid: number
  high: number
}

/** What a plan reaches and costs. Amounts in USD cents. */
export interface Forecast {
  /** People who live in the region (an estimate). */
  regionPopulation: number
  /** Of these, the people who match the audience and use the medium in a month; for screens perhaps more, who only pass through. */
  audience: number
  /** Of these, who meets the products that carry the plan: the bound of its reach. */
  reachable: number
  /** Products that can show it (websites, stations, screens ...). */
  productCount: number
  /** What could be bought in the flight. */
  avails: ImpressionRange
  /** What the budget buys: never more than `avails.mid`. */
  impressions: ImpressionRange
  /** What makes the range of impressions wider than that of a large plan, the largest first. */
  spreadReasons: SpreadReason[]
  /** Different people who see it at least once. */
  reach: number
  /** Times each of them sees it on average. */
  frequency: number
  cpmMinor: number
  ratecardCpmMinor: number
  priceLines: PriceLine[]
  /** What the plan costs: the part of the budget that can be spent. */
  priceMinor: number
  ratecardPriceMinor: number
  savingsMinor: number
  minBudgetMinor: number
  maxBudgetMinor: number
}
