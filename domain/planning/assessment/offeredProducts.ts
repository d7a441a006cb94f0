import type { Product } from '#domain/catalogue/products/product.ts'
import type { PlanReference } from './planReference.ts'
import { regionFacts } from './regionFacts.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'

/**
 * The products of the plan's medium in its region, with the weekly impressions of the region: for a
 * national site the region's part. Without a region, the country's products.
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
