import type { PlanAssessment } from '../assessment/assessPlan.ts'
import type { PriceLine } from '../money/priceLine.ts'
import { cpmBeforeVolume } from './cpmLines.ts'

/** From which budget how much of the CPM is saved. USD cents, ascending. */
export const VOLUME_SAVINGS = [
  { fromMinor: 0, percent: 0, label: '' },
  { fromMinor: 5_000_00, percent: 3, label: 'Volume saving from $5,000' },
  { fromMinor: 10_000_00, percent: 5, label: 'Volume saving from $10,000' },
  { fromMinor: 25_000_00, percent: 8, label: 'Volume saving from $25,000' },
] as const

/** The next saving above a budget that can be reached; undefined without one. */
export const nextVolumeSaving = (budgetMinor: number, maxBudgetMinor: number) =>
  VOLUME_SAVINGS.find(({ fromMinor }) => fromMinor > budgetMinor && fromMinor <= maxBudgetMinor)

/** The CPM that holds from a budget on. USD cents per 1,000; the lines add up to it. */
export interface PriceTier {
  fromMinor: number
  cpmMinor: number
  lines: PriceLine[]
}

/** All that is needed to turn budgets into impressions and back for one plan. */
export interface PriceSchedule {
  tiers: PriceTier[]
  ratecardCpmMinor: number
  /** Impressions that can be bought; a schedule without a price sells none. */
  avails: number
  /** The smallest budget that buys all of them: more cannot be spent. USD cents. */
  maxBudgetMinor: number
}

/** The price tiers of a plan: never a higher CPM for a larger budget. */
export function priceSchedule(assessment: PlanAssessment): PriceSchedule {
  const { lines, cpmMinor, ratecardCpmMinor } = cpmBeforeVolume(assessment)
  const tiers = VOLUME_SAVINGS.map(({ fromMinor, percent, label }) => {
    const savedMinor = Math.round((cpmMinor * percent) / 100)
    if (savedMinor === 0) return { fromMinor, cpmMinor, lines }
    const saving = { code: 'volume', label, cpmMinor: -savedMinor }
    return { fromMinor, cpmMinor: cpmMinor - savedMinor, lines: [...lines, saving] }
  })
  const avails = cpmMinor > 0 ? assessment.avails : 0
  const schedule = { tiers, ratecardCpmMinor, avails, maxBudgetMinor: 0 }
  return { ...schedule, maxBudgetMinor: budgetFor(avails, schedule) }
}

/** The tier a budget falls into; of a budget only what can be spent counts. */
export function tierFor(budgetMinor: number, schedule: PriceSchedule): PriceTier {
  const spendable = Math.min(budgetMinor, schedule.maxBudgetMinor)
  const tier = schedule.tiers.findLast(({ fromMinor }) => fromMinor <= spendable)
  return tier ?? { fromMinor: 0, cpmMinor: 0, lines: [] }
}

/** The impressions a budget buys: never fewer for more money, never more than are available. */
export function impressionsFor(budgetMinor: number, schedule: PriceSchedule): number {
  const { cpmMinor } = tierFor(budgetMinor, schedule)
  if (cpmMinor <= 0) return 0
  return Math.min(schedule.avails, Math.floor((budgetMinor * 1000) / cpmMinor))
}

/** The smallest budget that buys so many impressions, USD cents; more than are available cost what those cost. */
export function budgetFor(
  impressions: number,
  { tiers, avails }: Pick<PriceSchedule, 'tiers' | 'avails'>,
): number {
  const wanted = Math.min(Math.max(0, Math.ceil(impressions)), avails)
  if (wanted === 0) return 0
  for (const [at, { fromMinor, cpmMinor }] of tiers.entries()) {
    const budgetMinor = Math.max(fromMinor, Math.ceil((wanted * cpmMinor) / 1000))
    if (budgetMinor < (tiers[at + 1]?.fromMinor ?? Infinity)) return budgetMinor
  }
  return 0
}
