import { findTopic, VENUE_TYPE_LABELS } from '#domain/catalogue/topic.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { PlanReference } from './planReference.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { planProducts } from './planProducts.ts'

/**
 * The names of a plan's products, by topic or venue in the order of the catalogue (Planning 13).
 */
export function websitesByTopic(
  plan: CampaignPlan,
  reference: PlanReference,
): Record<string, string[]> {
  const names: Record<string, string[]> = {}
  for (const product of planProducts(plan, reference)) {
    const list = (names[topicName(product)] ??= [])
    list.push(product.name)
  }
  return names
}

function topicName({ topic, screen }: Product): string {
  return screen ? VENUE_TYPE_LABELS[screen.venueType] : (findTopic(topic)?.label ?? topic)
}
