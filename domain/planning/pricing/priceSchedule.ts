import type { PlanAssessment } from '../assessment/assessPlan.ts'
import type { PriceLine } from '#domain/foundation/money/priceLine.ts'
import { cpmBeforeVolume } from './cpmLines.ts'

/** How much of the CPM is saved at which budget; in between it grows evenly. USD cents, ascending. */
export const VOLUME_SAVINGS = [
  { fromMinor: 2_500_00, percent: 0 },
  { fromMinor: 5_000_00, percent: 3 },
  { fromMinor: 10_000_00, percent: 5 },
  { fromMinor: 25_000_00, percent: 8 },
] as const

/** The next saving above a budget that can be reached; undefined without one. */
export const nextVolumeSaving = (budgetMinor: number, maxBudgetMinor: number) =>
  VOLUME_SAVINGS.find(
    ({ fromMinor, percent }) =>
      percent > 0 && fromMinor > budgetMinor && fromMinor <= maxBudgetMinor,
  )

/** The CPM that holds for a budget. USD cents per 1,000; the lines add up to it. */
export interface BudgetPrice {
  cpmMinor: number
  lines: PriceLine[]
}

/** All that is needed to turn budgets into impressions and back for one plan. */
export interface PriceSchedule {
  /** Before the volume saving, USD cents per 1,000, and where it comes from. */
  cpmMinor: number
  lines: PriceLine[]
  ratecardCpmMinor: number
  /** Impressions that can be bought; a schedule without a price sells none. */
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

/** The price of a budget; of a budget only what can be spent counts. */
export function priceAt(budgetMinor: number, schedule: PriceSchedule): BudgetPrice {
  const { cpmMinor, lines, maxBudgetMinor } = schedule
  const savedMinor = volumeSavingMinor(Math.min(budgetMinor, maxBudgetMinor), cpmMinor)
  if (savedMinor === 0) return { cpmMinor, lines }
  const saving = { code: 'volume', label: 'Volume saving', cpmMinor: -savedMinor }
  return { cpmMinor: cpmMinor - savedMinor, lines: [...lines, saving] }
}

/** The impressions a budget buys: never fewer for more money, never more than are available. */
export function impressionsFor(budgetMinor: number, schedule: PriceSchedule): number {
  const spendable = Math.min(budgetMinor, schedule.maxBudgetMinor)
  return boughtFor(spendable, schedule)
}

/** The smallest budget that buys so many impressions, USD cents; more than are available cost what those cost. */
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

/** What a budget saves of a CPM, in whole cents per 1,000. */
function volumeSavingMinor(budgetMinor: number, cpmMinor: number): number {
  return Math.round((cpmMinor * volumePercent(budgetMinor)) / 100)
}

/** Between two savings on the straight line that joins them; from the last one on no more. */
function volumePercent(budgetMinor: number): number {
  const at = VOLUME_SAVINGS.findLastIndex(({ fromMinor }) => fromMinor <= budgetMinor)
  const [from, to] = [VOLUME_SAVINGS[at], VOLUME_SAVINGS[at + 1]]
  if (!from) return 0
  if (!to) return from.percent
  const share = (budgetMinor - from.fromMinor) / (to.fromMinor - from.fromMinor)
  return from.percent + (to.percent - from.percent) * share
}
