import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { PlanAssessment } from './assessPlan.ts'

/**
 * The minimum budget, USD cents: the medium's minimum (design: display and mobile 100, audio, video
 * and dooh 250, ctv 500 dollars); for products picked by hand only, at least the largest minimum
 * among them.
 */
export function minBudgetMinor({ plan, carried }: PlanAssessment): number {
  const mediumMinor = MEDIA_ECONOMICS[plan.mediaType].minBudgetMinor
  if (plan.inventory.selected.length === 0 || plan.inventory.topics.length > 0) return mediumMinor
  return carried.reduce<number>(
    (most, { product }) => Math.max(most, product.minSpendMinor),
    mediumMinor,
  )
}
