import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { COMPLETION_RATES, VISIT_RATES, type SplitGoal } from './goalRates.ts'
import type { MixPart } from './mediaMix.ts'
import type { SplitMedium, SplitPlace } from './splitPlace.ts'

/** A budget split among media. USD cents. */
export interface BudgetSplit {
  parts: MixPart[]
  /** The results of budgets up to 150%, each with its own best split. */
  curve: { budgetMinor: number; value: number }[]
}

/** The medium with the largest gain from more money. */
export interface NextGain {
  mediaType: MediaType
  gain: number
}

/** Approximate number of parts that a budget is split into. */
const PARTS = 100
const DOLLAR_MINOR = 100
const CURVE_POINTS = 16
const CURVE_UP_TO = 1.5

const wholeDollars = (minor: number) => Math.floor(minor / DOLLAR_MINOR) * DOLLAR_MINOR

/** The result of a budget's parts for a goal: people reached once, completed views or visits. */
export function splitValue(place: SplitPlace, goal: SplitGoal, parts: readonly MixPart[]): number {
  const budgets = place.media.map(
    ({ mediaType }) => parts.find((part) => part.mediaType === mediaType)?.budgetMinor ?? 0,
  )
  return valueOf(place, goal, budgets)
}

function valueOf({ media, join }: SplitPlace, goal: SplitGoal, budgets: readonly number[]): number {
  if (goal === 'reach')
    return join(media.map(({ boughtAt }, at) => boughtAt(budgets[at] ?? 0).reach))
  return media.reduce((sum, medium, at) => sum + countOf(medium, goal, budgets[at] ?? 0), 0)
}

const countOf = (
  { mediaType, boughtAt }: SplitMedium,
  goal: Exclude<SplitGoal, 'reach'>,
  budgetMinor: number,
): number => {
  const rate = (goal === 'views' ? COMPLETION_RATES : VISIT_RATES)[mediaType]
  return rate * boughtAt(budgetMinor).impressions
}

/**
 * The best split of a budget for a goal (Planning 21). Each medium gets nothing, or between its
 * minimum and its maximum; the sum is the budget, or less if more gains nothing. Tries all splits
 * in hundredths of the budget by adding one medium after the other (dynamic programming).
 */
export function splitBudget(place: SplitPlace, goal: SplitGoal, budgetMinor: number): BudgetSplit {
  const unitMinor = Math.max(DOLLAR_MINOR, wholeDollars(budgetMinor / PARTS))
  const steps = Math.floor(budgetMinor / unitMinor)
  const most = Math.max(0, Math.floor(steps * CURVE_UP_TO))
  const table = bestSplits(place, goal, { unitMinor, most })
  const budgets = budgetsAt(place, table, { step: steps, unitMinor })
  giveRest(place, goal, { budgets, budgetMinor })
  return {
    parts: partsOf(place, budgets),
    curve: Array.from({ length: CURVE_POINTS + 1 }, (_, point) => {
      const step = Math.round((most * point) / CURVE_POINTS)
      const value = valueOf(place, goal, budgetsAt(place, table, { step, unitMinor }))
      return { budgetMinor: step * unitMinor, value }
    }),
  }
}

/**
 * The best split of each hundredth of a budget, smallest first and the whole budget last, as
 * `splitBudget` returns them, computed at once. USD cents.
 */
export function splitsUpTo(place: SplitPlace, goal: SplitGoal, budgetMinor: number): MixPart[][] {
  const unitMinor = Math.max(DOLLAR_MINOR, wholeDollars(budgetMinor / PARTS))
  const most = Math.max(0, Math.floor(budgetMinor / unitMinor))
  const table = bestSplits(place, goal, { unitMinor, most })
  return Array.from({ length: most }, (_, at) =>
    partsOf(place, budgetsAt(place, table, { step: at + 1, unitMinor })),
  )
}

const partsOf = ({ media }: SplitPlace, budgets: readonly number[]): MixPart[] =>
  media.flatMap(({ mediaType }, at) => {
    const budgetMinor = budgets[at] ?? 0
    return budgetMinor > 0 ? [{ mediaType, budgetMinor }] : []
  })

/** For each medium, the steps that it gets of each budget when only it and the media before it may get some. */
type SplitTable = Uint16Array[]

function bestSplits(
  { media, residents }: SplitPlace,
  goal: SplitGoal,
  { unitMinor, most }: { unitMinor: number; most: number },
): SplitTable {
  let best = new Float64Array(most + 1)
  return media.map((medium) => {
    const own = scores(medium, goal, { unitMinor, most, residents })
    const next = new Float64Array(most + 1)
    const given = new Uint16Array(most + 1)
    for (let step = 0; step <= most; step++) {
      let top = best[step] ?? 0
      for (let steps = 1; steps <= step; steps++) {
        const score = own[steps] ?? 0
        const before = best[step - steps] ?? 0
        const both = joinedScore(goal, { before, score, medium })
        if (score > 0 && both > top) {
          top = both
          given[step] = steps
        }
      }
      next[step] = top
    }
    best = next
    return given
  })
}

/**
 * The gain of a medium in addition to the earlier ones. Residents of two media overlap by chance;
 * people who only pass add up.
 */
function joinedScore(
  goal: SplitGoal,
  { before, score, medium }: { before: number; score: number; medium: SplitMedium },
): number {
  if (goal !== 'reach') return before + score
  const inside = Math.min(1, score * (1 - medium.passingPart))
  return before + inside - before * inside + (score - inside)
}

/**
 * The result of a single medium with a number of steps of a budget; 0 below its minimum. Reach is a
 * share of the residents.
 */
function scores(
  medium: SplitMedium,
  goal: SplitGoal,
  { unitMinor, most, residents }: { unitMinor: number; most: number; residents: number },
): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, step) => {
    const budgetMinor = step * unitMinor
    if (step === 0 || budgetMinor < medium.minBudgetMinor) return 0
    if (goal !== 'reach') return countOf(medium, goal, budgetMinor)
    return medium.boughtAt(budgetMinor).reach / Math.max(1, residents)
  })
}

/** The budgets of the best split in the order of the media. */
function budgetsAt(
  { media }: SplitPlace,
  table: SplitTable,
  { step, unitMinor }: { step: number; unitMinor: number },
): number[] {
  const budgets = media.map(() => 0)
  let left = step
  for (let at = media.length - 1; at >= 0; at--) {
    const given = table[at]?.[left] ?? 0
    budgets[at] = Math.min(given * unitMinor, media[at]?.maxBudgetMinor ?? 0)
    left -= given
  }
  return budgets
}

/** Assigns the remaining steps to the medium of the split with the largest gain. */
function giveRest(
  place: SplitPlace,
  goal: SplitGoal,
  { budgets, budgetMinor }: { budgets: number[]; budgetMinor: number },
): void {
  const restMinor = wholeDollars(budgetMinor - budgets.reduce((sum, own) => sum + own, 0))
  const best = bestGain(place, goal, { budgets, moreMinor: restMinor, mayStart: false })
  if (best) budgets[best.at] = (budgets[best.at] ?? 0) + restMinor
}

/** The medium with the largest gain from an additional amount; null without a gain. */
export function nextGain(
  place: SplitPlace,
  goal: SplitGoal,
  { parts, moreMinor }: { parts: readonly MixPart[]; moreMinor: number },
): NextGain | null {
  const budgets = place.media.map(
    ({ mediaType }) => parts.find((part) => part.mediaType === mediaType)?.budgetMinor ?? 0,
  )
  const best = bestGain(place, goal, { budgets, moreMinor, mayStart: true })
  const medium = best && place.media[best.at]
  return best && medium ? { mediaType: medium.mediaType, gain: best.gain } : null
}

function bestGain(
  place: SplitPlace,
  goal: SplitGoal,
  ask: { budgets: readonly number[]; moreMinor: number; mayStart: boolean },
): { at: number; gain: number } | null {
  const { budgets, moreMinor, mayStart } = ask
  if (moreMinor <= 0) return null
  const now = valueOf(place, goal, budgets)
  let best: { at: number; gain: number } | null = null
  for (const [at, medium] of place.media.entries()) {
    const own = budgets[at] ?? 0
    const then = own + moreMinor
    if (then < medium.minBudgetMinor || then > medium.maxBudgetMinor) continue
    if (own === 0 && !mayStart) continue
    const changed = budgets.map((budget, position) => (position === at ? then : budget))
    const gain = valueOf(place, goal, changed) - now
    if (gain > (best?.gain ?? 0)) best = { at, gain }
  }
  return best
}
