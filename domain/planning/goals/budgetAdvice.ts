import { splitBudget, splitsUpTo, splitValue } from '../mediaMix/budgetSplit.ts'
import type { MixPart } from '../mediaMix/mediaMix.ts'
import type { SplitPlace } from '../mediaMix/splitPlace.ts'
import type { GoalTarget } from './goalTargets.ts'

/** The usual budgets of a trade for four weeks, USD cents. */
export interface BudgetRange {
  leastMinor: number
  mostMinor: number
}

/** A recommended budget with its results in four weeks. */
export interface BudgetAdvice {
  /** USD cents. */
  budgetMinor: number
  /** People reached once. */
  reach: number
  /**
   * Relative to the residents, 0 to 1. Includes people who only pass billboards, so it is limited
   * to 1.
   */
  share: number
  /** Times each person sees an ad, on average. */
  frequency: number
  /** Whether it meets the target, or the limit before it. */
  limit: 'none' | 'least' | 'most' | 'supply'
}

const CENTS = 100

/**
 * The smallest budget of a trade's range, in hundredths of its largest, whose best split reaches the target's share of residents at the target's
 * frequency (Planning 26); the largest of the range, or all that is for sale, where none does. Null where nothing is for
 * sale within the range.
 */
export function budgetAdvice(
  place: SplitPlace,
  target: GoalTarget,
  { leastMinor, mostMinor }: BudgetRange,
): BudgetAdvice | null {
  const splits = splitsUpTo(place, target.splitGoal, mostMinor)
    .map((parts) => ({ parts, spentMinor: spent(parts) }))
    .filter(({ spentMinor }) => spentMinor > 0)
  const inRange = splits.filter(({ spentMinor }) => spentMinor >= leastMinor)
  // If all inventory costs less than the trade's minimum budget, less is enough.
  const met = (inRange.length > 0 ? inRange : splits).find(({ parts }) =>
    meets(resultOf(place, parts), target),
  )
  const last = splits.at(-1)
  const chosen = met ?? last
  if (!chosen) return null
  const budgetMinor = Math.ceil(chosen.spentMinor / CENTS) * CENTS
  const { parts } = splitBudget(place, target.splitGoal, budgetMinor)
  const isLeast = met !== undefined && met === inRange[0]
  const isSupply = !met && chosen.spentMinor < mostMinor * 0.98
  return {
    budgetMinor,
    ...resultOf(place, parts),
    limit: isLeast ? 'least' : met ? 'none' : isSupply ? 'supply' : 'most',
  }
}

const spent = (parts: readonly MixPart[]): number =>
  parts.reduce((sum, { budgetMinor }) => sum + budgetMinor, 0)

const meets = (result: { share: number; frequency: number }, target: GoalTarget): boolean =>
  result.share >= target.share && result.frequency >= target.frequency

/** The results of a budget's parts in four weeks. */
export function resultOf(
  place: SplitPlace,
  parts: readonly MixPart[],
): { reach: number; share: number; frequency: number } {
  const reach = splitValue(place, 'reach', parts)
  const impressions = place.media.reduce((sum, { mediaType, boughtAt }) => {
    const own = parts.find((part) => part.mediaType === mediaType)?.budgetMinor ?? 0
    return sum + (own > 0 ? boughtAt(own).impressions : 0)
  }, 0)
  return {
    reach,
    share: Math.min(1, reach / Math.max(1, place.residents)),
    frequency: reach > 0 ? impressions / reach : 0,
  }
}
