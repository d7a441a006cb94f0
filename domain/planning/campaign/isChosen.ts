import type { Product } from '#domain/catalogue/products/product.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { CampaignPlan } from './campaignPlan.ts'

/** Whether the choice of topics, products and blacklist includes a product; for dooh an empty choice includes all. */
export function isChosen(plan: CampaignPlan, product: Product): boolean {
  const { topics, selected, deselected } = plan.inventory
  if (deselected.includes(product.id)) return false
  if (selected.includes(product.id)) return true
  return isOnScreens(plan.mediaType) ? selected.length === 0 : topics.includes(product.topic)
}
