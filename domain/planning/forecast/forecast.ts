import { hasFrequencyCap } from '#domain/foundation/media/mediaTraits.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import {
  budgetFor,
  impressionsFor,
  priceSchedule,
  priceAt,
  type PriceSchedule,
} from '../pricing/priceSchedule.ts'
import { assessPlan, type PlanAssessment } from '../assessment/assessPlan.ts'
import type { Forecast, ImpressionRange } from './forecast.types.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import { minBudgetMinor } from '../assessment/minBudget.ts'
import { availsSpread } from './deliverySpread.ts'
import { errorBand, type ErrorBand } from './errorBand.ts'
import { reachOf } from './reach.ts'

/**
 * The reach and price of a plan (Planning 14). A pure function with the same result in the browser
 * and on the server. Amounts in USD cents, the CPM per 1,000.
 */
export function forecast(plan: CampaignPlan, reference: PlanReference): Forecast {
  const assessment = assessPlan(plan, reference)
  return forecastOf(assessment, priceSchedule(assessment))
}

/** The forecast of an assessed plan. */
export function forecastOf(assessment: PlanAssessment, schedule: PriceSchedule): Forecast {
  const { plan, region, audience, reachable, carried, avails } = assessment
  const price = priceAt(plan.budgetMinor, schedule)
  const { priceMinor, impressions: bought, reach } = boughtOf(assessment, schedule)
  const ratecardPriceMinor = ratecardPrice(priceMinor, price.cpmMinor, schedule.ratecardCpmMinor)
  const range = availsRange(avails)
  const band = errorBand(assessment)
  return {
    regionPopulation: region.population,
    audience,
    reachable,
    productCount: carried.length,
    avails: range,
    impressions: boughtRange(bought, range, band),
    spreadReasons: band.reasons,
    measuredCampaigns: band.campaigns,
    reach,
    frequency: reach > 0 ? bought / reach : 0,
    cpmMinor: price.cpmMinor,
    ratecardCpmMinor: schedule.ratecardCpmMinor,
    priceLines: price.lines,
    priceMinor,
    ratecardPriceMinor,
    savingsMinor: ratecardPriceMinor - priceMinor,
    minBudgetMinor: minBudgetMinor(assessment),
    maxBudgetMinor: schedule.maxBudgetMinor,
  }
}

/** The impressions and reach of an assessed plan's budget. */
export interface Bought {
  priceMinor: number
  impressions: number
  reach: number
  cpmMinor: number
}

/** The part of a forecast that changes are judged by. */
export function boughtOf(assessment: PlanAssessment, schedule: PriceSchedule): Bought {
  const { budgetMinor } = assessment.plan
  const priceMinor = Math.min(budgetMinor, schedule.maxBudgetMinor)
  const impressions = impressionsFor(priceMinor, schedule)
  const reach = reachWith(impressions, assessment)
  return { priceMinor, impressions, reach, cpmMinor: priceAt(budgetMinor, schedule).cpmMinor }
}

/**
 * The smallest budget that buys a number of impressions of a plan, USD cents. A number above the
 * available one costs as much as all of them.
 */
export function budgetForImpressions(
  impressions: number,
  plan: CampaignPlan,
  reference: PlanReference,
): number {
  return budgetFor(impressions, priceSchedule(assessPlan(plan, reference)))
}

/** One point of the reach-over-budget curve. */
export interface ReachCurvePoint {
  budgetMinor: number
  impressions: number
  reach: number
}

/**
 * The reach of other budgets, evenly spaced from 0 to `upToMinor` (by default the largest budget
 * that can be spent).
 */
export function reachCurve(
  plan: CampaignPlan,
  reference: PlanReference,
  points: number,
  upToMinor?: number,
): ReachCurvePoint[] {
  const assessment = assessPlan(plan, reference)
  const schedule = priceSchedule(assessment)
  const end = upToMinor ?? schedule.maxBudgetMinor
  const steps = Math.max(1, Math.floor(points) - 1)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const budgetMinor = Math.round((end * step) / steps)
    const impressions = impressionsFor(budgetMinor, schedule)
    return { budgetMinor, impressions, reach: reachWith(impressions, assessment) }
  })
}

/** The number of people reached by a number of impressions of an assessed plan. */
export function reachWith(impressions: number, { plan, reachable, usage }: PlanAssessment): number {
  const frequencyCapPerDay = hasFrequencyCap(plan.mediaType) ? plan.frequencyCapPerDay : null
  const { mediaType } = plan
  return reachOf(impressions, {
    mediaType,
    audience: reachable,
    activeDays: usage.activeDays,
    frequencyCapPerDay,
  })
}

function ratecardPrice(priceMinor: number, cpmMinor: number, ratecardCpmMinor: number): number {
  if (cpmMinor <= 0) return priceMinor
  return Math.max(priceMinor, Math.round((priceMinor / cpmMinor) * ratecardCpmMinor))
}

function availsRange(mid: number): ImpressionRange {
  const spread = availsSpread(mid)
  return { low: Math.floor(mid * (1 - spread)), mid, high: Math.floor(mid * (1 + spread)) }
}

/** A measured band reflects past delivery, so the available inventory does not narrow it. */
function boughtRange(mid: number, avails: ImpressionRange, band: ErrorBand): ImpressionRange {
  const { low: least, high: most, campaigns } = band
  const ends = { low: Math.floor(mid * least), high: Math.ceil(mid * most) }
  if (campaigns !== null) return { ...ends, mid }
  const low = Math.min(ends.low, avails.low)
  const high = Math.min(ends.high, avails.high)
  return { low, mid, high: Math.max(mid, high) }
}
