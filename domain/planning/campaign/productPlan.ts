import type { Product } from '#domain/catalogue/products/product.ts'
import type { CampaignPlan } from './campaignPlan.ts'
import { selectOnly } from './edits/inventoryEdits.ts'
import { newPlan } from './start/newPlan.ts'
import { setWholeCountry } from './edits/regionEdits.ts'

/**
 * The plan that a product's page forecasts and "Plan with it" opens: a new one in its whole
 * country, with this product only.
 */
export function productPlan({ product, now }: { product: Product; now: Date }): CampaignPlan {
  const { mediaType, country, id } = product
  return selectOnly(setWholeCountry(newPlan({ mediaType, country, now }), true), [id])
}
