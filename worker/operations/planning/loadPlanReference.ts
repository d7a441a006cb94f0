import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { OperationContext } from '../../platform/env.ts'
import { listProducts } from '#worker/operations/catalogue/catalogue/listProducts.ts'
import { regionReference } from '#worker/operations/catalogue/places/regionReference.ts'

/** Every fact a plan is forecast and priced with, loaded by the plan's ids alone. */
export async function loadPlanReference(
  context: Pick<OperationContext, 'env' | 'db' | 'versions'>,
  plan: CampaignPlan,
): Promise<PlanReference> {
  const [region, products] = await Promise.all([
    regionReference(context, plan.region),
    listProducts(context, { country: plan.region.country, mediaType: plan.mediaType }),
  ])
  return { region, products }
}
