import { assessPlan } from '../assessment/assessPlan.ts'
import { minBudgetMinor } from '../assessment/minBudget.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { reachJoiner } from '../combined/combinedReach.ts'
import { boughtOf, type Bought } from '../forecast/forecast.ts'
import { priceSchedule } from '../pricing/priceSchedule.ts'

/** A campaign that shares a total budget with others. Amounts are USD cents. */
export interface SplitLine {
  key: string
  minBudgetMinor: number
  /** More cannot be spent. */
  maxBudgetMinor: number
  boughtAt: (budgetMinor: number) => Bought
}

/** Campaigns of any region, audience and medium with one total budget. */
export interface SplitLines {
  lines: SplitLine[]
  /** People reached once, from the reach of each line in order. */
  join: (reaches: readonly number[]) => number
}

/** A total budget split over lines, in order. USD cents. */
export interface LineSplit {
  budgets: number[]
  /** People reached once. */
  people: number
}

const DOLLAR_MINOR = 100
/** Budgets move between lines in these parts of the total, the largest first. */
const STEP_PARTS = [8, 16, 32, 64, 128]
const MOST_MOVES = 40

const wholeDollars = (minor: number) => Math.floor(minor / DOLLAR_MINOR) * DOLLAR_MINOR

/** The lines of already planned campaigns. Ignores their own budgets. */
export function splitLines(
  plans: readonly { key: string; plan: CampaignPlan; reference: PlanReference }[],
): SplitLines {
  const known = plans.map(({ key, plan, reference }) => {
    const assessment = assessPlan(plan, reference)
    const schedule = priceSchedule(assessment)
    const boughtAt = (budgetMinor: number) =>
      boughtOf({ ...assessment, plan: { ...plan, budgetMinor } }, schedule)
    const least = minBudgetMinor(assessment)
    const most = Math.max(least, schedule.maxBudgetMinor)
    return {
      line: { key, minBudgetMinor: least, maxBudgetMinor: most, boughtAt },
      assessed: { key, assessment, region: reference.region },
    }
  })
  return {
    lines: known.map(({ line }) => line),
    join: reachJoiner(known.map(({ assessed }) => assessed)),
  }
}

/** People reached once by some budgets. */
export const peopleOf = ({ lines, join }: SplitLines, budgets: readonly number[]): number =>
  join(lines.map(({ boughtAt }, at) => boughtAt(budgets[at] ?? 0).reach))

/** The minimum and maximum total of the lines, USD cents. */
export const totalRange = ({ lines }: SplitLines): { leastMinor: number; mostMinor: number } => ({
  leastMinor: lines.reduce((sum, line) => sum + line.minBudgetMinor, 0),
  mostMinor: lines.reduce((sum, line) => sum + line.maxBudgetMinor, 0),
})

/**
 * The split of a total over lines that reaches most people once (Planning 27). Every line stays and
 * gets from its minimum to its maximum; the total is limited accordingly. Each line's reach is
 * concave in its budget, so moving money between lines while that reaches more people ends near the
 * best split. `from` is an optional start.
 */
export function splitOverLines(
  place: SplitLines,
  totalMinor: number,
  from?: readonly number[],
): LineSplit {
  const { leastMinor, mostMinor } = totalRange(place)
  const total = Math.min(mostMinor, Math.max(leastMinor, totalMinor))
  const reachOf = cachedReach(place.lines)
  const valueOf = (budgets: readonly number[]) =>
    place.join(budgets.map((budgetMinor, at) => reachOf(at, budgetMinor)))
  let best: LineSplit = { budgets: filled(place.lines, total, from), people: 0 }
  best.people = valueOf(best.budgets)
  for (const part of STEP_PARTS) {
    const stepMinor = Math.max(DOLLAR_MINOR, wholeDollars(total / part))
    for (let move = 0; move < MOST_MOVES; move++) {
      const next = bestMove(place.lines, { best, stepMinor, valueOf })
      if (!next) break
      best = next
    }
  }
  return best
}

/**
 * A start between minimum and maximum that adds up to the total: proportional to the previous
 * budgets, otherwise even.
 */
function filled(
  lines: readonly SplitLine[],
  total: number,
  from: readonly number[] = [],
): number[] {
  const budgets = lines.map(({ minBudgetMinor }) => minBudgetMinor)
  let left = total - budgets.reduce((sum, own) => sum + own, 0)
  while (left > 0) {
    const open = lines.flatMap(({ maxBudgetMinor }, at) =>
      (budgets[at] ?? 0) < maxBudgetMinor ? [at] : [],
    )
    const weights = open.map((at) => Math.max(1, from[at] ?? 1))
    const sum = weights.reduce((all, weight) => all + weight, 0)
    const before = left
    for (const [position, at] of open.entries()) {
      const room = (lines[at]?.maxBudgetMinor ?? 0) - (budgets[at] ?? 0)
      const share = Math.floor((before * (weights[position] ?? 0)) / sum)
      const given = Math.min(room, left, Math.max(DOLLAR_MINOR, wholeDollars(share)))
      budgets[at] = (budgets[at] ?? 0) + given
      left -= given
    }
    if (open.length === 0) break
  }
  return budgets
}

/** The best move of a step between two lines; null if none improves reach. */
function bestMove(
  lines: readonly SplitLine[],
  {
    best,
    stepMinor,
    valueOf,
  }: { best: LineSplit; stepMinor: number; valueOf: (budgets: readonly number[]) => number },
): LineSplit | null {
  let top: LineSplit | null = null
  for (const [giver, { minBudgetMinor }] of lines.entries()) {
    for (const [taker, { maxBudgetMinor }] of lines.entries()) {
      if (giver === taker) continue
      const spare = (best.budgets[giver] ?? 0) - minBudgetMinor
      const room = maxBudgetMinor - (best.budgets[taker] ?? 0)
      const moved = wholeDollars(Math.min(stepMinor, spare, room))
      if (moved <= 0) continue
      const budgets = best.budgets.with(giver, (best.budgets[giver] ?? 0) - moved)
      budgets[taker] = (budgets[taker] ?? 0) + moved
      const people = valueOf(budgets)
      if (people > (top?.people ?? best.people)) top = { budgets, people }
    }
  }
  return top
}

/** Memoizes the reach of each line by budget. */
function cachedReach(lines: readonly SplitLine[]): (at: number, budgetMinor: number) => number {
  const known = lines.map(() => new Map<number, number>())
  return (at, budgetMinor) => {
    const before = known[at]?.get(budgetMinor)
    if (before !== undefined) return before
    const reach = lines[at]?.boughtAt(budgetMinor).reach ?? 0
    known[at]?.set(budgetMinor, reach)
    return reach
  }
}

/** The reach of evenly spaced totals from the minimum up, each with its own best split. */
export function lineCurve(
  place: SplitLines,
  upToMinor: number,
  points: number,
): { budgetMinor: number; value: number }[] {
  const { leastMinor, mostMinor } = totalRange(place)
  const end = Math.min(mostMinor, upToMinor)
  let from: readonly number[] | undefined
  return Array.from({ length: points + 1 }, (_, point) => {
    const budgetMinor = Math.round(leastMinor + ((end - leastMinor) * point) / points)
    const { budgets, people } = splitOverLines(place, budgetMinor, from)
    from = budgets
    return { budgetMinor, value: people }
  })
}

/**
 * The line with the largest gain from an additional amount, and its additional people; null without
 * a gain.
 */
export function nextLineGain(
  place: SplitLines,
  budgets: readonly number[],
  moreMinor: number,
): { key: string; gain: number } | null {
  const now = peopleOf(place, budgets)
  let best: { key: string; gain: number } | null = null
  for (const [at, { key, maxBudgetMinor }] of place.lines.entries()) {
    const then = (budgets[at] ?? 0) + moreMinor
    if (then > maxBudgetMinor) continue
    const gain = peopleOf(place, budgets.with(at, then)) - now
    if (gain > (best?.gain ?? 0)) best = { key, gain }
  }
  return best
}
