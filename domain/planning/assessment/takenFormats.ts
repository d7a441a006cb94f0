import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { defaultFormatIds } from '../campaign/start/newPlan.ts'
import { planProducts } from './planProducts.ts'
import type { PlanReference } from './planReference.ts'

/** The formats that at least one of the products accepts, in order. */
export function formatsTakenBy(
  formatIds: readonly string[],
  products: readonly { formatIds?: readonly string[] }[],
): string[] {
  const taken = new Set(products.flatMap((product) => product.formatIds ?? []))
  return formatIds.filter((id) => taken.has(id))
}

/**
 * A plan with only the formats that its products accept: these are sold, requested and reviewed.
 * Unchanged if no product accepts any of them, so that the plan is refused for that reason.
 */
export function withTakenFormats(plan: CampaignPlan, reference: PlanReference): CampaignPlan {
  const formatIds = formatsTakenBy(plan.formatIds, planProducts(plan, reference))
  const isSame = formatIds.length === 0 || formatIds.length === plan.formatIds.length
  return isSame ? plan : { ...plan, formatIds }
}

/**
 * The formats of the medium that the plan's products accept, whichever are chosen; all of the
 * medium if no product is chosen yet.
 */
export function offeredFormatIds(plan: CampaignPlan, reference: PlanReference): string[] {
  const formatIds = defaultFormatIds(plan.mediaType)
  const offered = formatsTakenBy(formatIds, planProducts({ ...plan, formatIds }, reference))
  return offered.length === 0 ? formatIds : offered
}
