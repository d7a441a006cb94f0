import type { PlanAssessment } from '../assessment/assessPlan.ts'
import type { PriceLine } from '#domain/foundation/money/priceLine.ts'
import { cpmBeforeVolume } from './cpmLines.ts'

/** The CPM discount by budget, interpolated linearly. USD cents, ascending. */
export const VOLUME_SAVINGS = [
  { fromMinor: 2_500_00, percent: 0 },
  { fromMinor: 5_000_00, percent: 3 },
  { fromMinor: 10_000_00, percent: 5 },
  { fromMinor: 25_000_00, percent: 8 },
] as const

/** The next attainable discount above a budget; undefined without one. */
export const nextVolumeSaving = (budgetMinor: number, maxBudgetMinor: number) =>
  VOLUME_SAVINGS.find(
    ({ fromMinor, percent }) =>
      percent > 0 && fromMinor > budgetMinor && fromMinor <= maxBudgetMinor,
  )

/** The CPM of a budget. USD cents per 1,000; the lines add up to it. */
export interface BudgetPrice {
  cpmMinor: number
  lines: PriceLine[]
}

/** The conversion between budgets and impressions for one plan. */
export interface PriceSchedule {
  /** CPM before the volume discount, USD cents per 1,000, and its components. */
  cpmMinor: number
  lines: PriceLine[]
  ratecardCpmMinor: number
  /** Impressions for sale; none without a price. */
  avails: number
  /** The smallest budget that buys all of them: more cannot be spent. USD cents. */
  maxBudgetMinor: number
}

/** The prices of a plan: never a higher CPM for a larger budget. */
export function priceSchedule(assessment: PlanAssessment): PriceSchedule {
  const { lines, cpmMinor, ratecardCpmMinor } = cpmBeforeVolume(assessment)
  const avails = cpmMinor > 0 ? assessment.avails : 0
  const maxBudgetMinor = budgetFor(avails, { cpmMinor, avails })
  return { cpmMinor, lines, ratecardCpmMinor, avails, maxBudgetMinor }
}

/** The price of a budget, limited to what can be spent. */
export function priceAt(budgetMinor: number, schedule: PriceSchedule): BudgetPrice {
  const { cpmMinor, lines, maxBudgetMinor } = schedule
  const savedMinor = volumeSavingMinor(Math.min(budgetMinor, maxBudgetMinor), cpmMinor)
  if (savedMinor === 0) return { cpmMinor, lines }
  const saving = { code: 'volume', label: 'Volume saving', cpmMinor: -savedMinor }
  return { cpmMinor: cpmMinor - savedMinor, lines: [...lines, saving] }
}

/** The impressions of a budget: monotonic, at most the available number. */
export function impressionsFor(budgetMinor: number, schedule: PriceSchedule): number {
  const spendable = Math.min(budgetMinor, schedule.maxBudgetMinor)
  return boughtFor(spendable, schedule)
}

/**
 * The smallest budget for a number of impressions, USD cents; a number above the available one
 * costs as much as all of them.
 */
export function budgetFor(
  impressions: number,
  { cpmMinor, avails }: Pick<PriceSchedule, 'cpmMinor' | 'avails'>,
): number {
  const wanted = Math.min(Math.max(0, Math.ceil(impressions)), avails)
  if (wanted === 0) return 0
  let tooLittle = 0
  let enough = Math.ceil((wanted * cpmMinor) / 1000)
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (boughtFor(middle, { cpmMinor, avails }) >= wanted) enough = middle
    else tooLittle = middle
  }
  return enough
}

function boughtFor(
  budgetMinor: number,
  { cpmMinor, avails }: Pick<PriceSchedule, 'cpmMinor' | 'avails'>,
): number {
  if (cpmMinor <= 0) return 0
  const paidMinor = cpmMinor - volumeSavingMinor(budgetMinor, cpmMinor)
  return Math.min(avails, Math.floor((budgetMinor * 1000) / paidMinor))
}

/** The discount of a budget on a CPM, in whole cents per 1,000. */
function volumeSavingMinor(budgetMinor: number, cpmMinor: number): number {
  return Math.round((cpmMinor * volumePercent(budgetMinor)) / 100)
}

/** Linear interpolation between two discounts; constant after the last. */
function volumePercent(budgetMinor: number): number {
  const at = VOLUME_SAVINGS.findLastIndex(({ fromMinor }) => fromMinor <= budgetMinor)
  const [from, to] = [VOLUME_SAVINGS[at], VOLUME_SAVINGS[at + 1]]
  if (!from) return 0
  if (!to) return from.percent
  const share = (budgetMinor - from.fromMinor) / (to.fromMinor - from.fromMinor)
  return from.percent + (to.percent - from.percent) * share
}
