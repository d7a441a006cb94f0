import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { MixMedium } from './mediaMix.ts'

/** Suggested plans by budget. USD cents. */
export const READY_PLANS = [
  { title: 'To try it', budgetMinor: 500_00 },
  { title: 'A good month', budgetMinor: 1_500_00 },
  { title: 'Hard to miss', budgetMinor: 5_000_00 },
] as const

export interface ReadyPlan {
  title: string
  budgetMinor: number
  mediaType: MediaType
  /** Forecast reach. */
  reach: number
}

/**
 * For each budget the medium with the largest reach, each medium once. Fewer if fewer are for sale.
 */
export function readyPlans(media: readonly MixMedium[]): ReadyPlan[] {
  const plans: ReadyPlan[] = []
  for (const { title, budgetMinor } of READY_PLANS) {
    const best = media
      .filter(({ minBudgetMinor }) => minBudgetMinor <= budgetMinor)
      .filter(({ mediaType }) => !plans.some((plan) => plan.mediaType === mediaType))
      .map(({ mediaType, reachOf }) => ({ mediaType, reach: reachOf(budgetMinor) }))
      .toSorted((a, b) => b.reach - a.reach)[0]
    if (best && best.reach > 0) plans.push({ title, budgetMinor, ...best })
  }
  return plans
}
