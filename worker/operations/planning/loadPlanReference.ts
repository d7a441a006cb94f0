import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { OperationContext } from '../../platform/env.ts'
import { listForecastBands } from './listForecastBands.ts'
import { listProducts } from '#worker/operations/catalogue/catalogue/listProducts.ts'
import { regionReference } from '#worker/operations/catalogue/places/regionReference.ts'

/** All facts for forecasting and pricing a plan, loaded only by the plan's IDs. */
export async function loadPlanReference(
  context: Pick<OperationContext, 'env' | 'db' | 'versions'>,
  plan: CampaignPlan,
): Promise<PlanReference> {
  const { country } = plan.region
  const [region, products, bands] = await Promise.all([
    regionReference(context, plan.region),
    listProducts(context, { country, mediaType: plan.mediaType }),
    listForecastBands(context, plan.mediaType),
  ])
  return { region, products, bands }
}
