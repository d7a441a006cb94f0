import type { Product } from '../catalogue/product.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import type { PlanStep } from '../campaign/planStep.ts'
import type { RegionReference } from '../geo/place.ts'

/** All the facts a forecast may use besides the plan. The same in the browser and in the worker. */
export interface PlanReference {
  region: RegionReference
  /** Products of the plan's medium in the region's geo group. */
  products: Product[]
}

/** One line of the explained CPM: where the price comes from. All lines add up to the CPM. USD cents per 1,000. */
export interface PriceLine {
  code: string
  label: string
  cpmMinor: number
}

/** A choice that costs reach, with what undoing it would give and the plan that does so. */
export interface LimitingChoice {
  code: string
  step: PlanStep
  label: string
  relaxLabel: string
  gainedImpressions: number
  relaxedPlan: CampaignPlan
}

export interface ImpressionRange {
  low: number
  mid: number
  high: number
}

/** What a plan reaches and costs. Amounts in USD cents. */
export interface Forecast {
  /** People who live in the region (an estimate). */
  regionPopulation: number
  /** Of these, the people who match the audience and use the medium; for screens perhaps more, who only pass through. */
  audience: number
  /** Products that can show it (websites, stations, screens ...). */
  productCount: number
  /** What could be bought in the flight. */
  available: ImpressionRange
  /** What the budget buys: never more than `available.mid`. */
  impressions: ImpressionRange
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
