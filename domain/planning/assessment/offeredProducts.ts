import type { Product } from '#domain/catalogue/products/product.ts'
import type { PlanReference } from './planReference.ts'
import { regionFacts } from './regionFacts.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'

/**
 * What people in the plan's region see of its medium, with the impressions a week it has for them: of a site of the
 * whole country the region's part. While no region is chosen, what the country has.
 */
export function offeredProducts(
  { region, mediaType }: Pick<CampaignPlan, 'region' | 'mediaType'>,
  reference: PlanReference,
): Product[] {
  const { countryShares } = regionFacts(region, reference.region)
  const shares = countryShares.size > 0 ? countryShares : new Map([[region.country, 1]])
  return reference.products.flatMap((product) => {
    const share = shares.get(product.country)
    if (product.mediaType !== mediaType || share === undefined) return []
    return [{ ...product, weeklyImpressions: Math.round(product.weeklyImpressions * share) }]
  })
}
