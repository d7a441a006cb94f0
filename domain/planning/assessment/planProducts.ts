import type { Product, Screen } from '#domain/catalogue/products/product.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { nearZipFinder, regionFacts, screenFinder, type RegionFacts } from './regionFacts.ts'
import type { PlanReference } from './planReference.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'

/**
 * The products that carry a plan: of its medium, in its region, with one of its formats, chosen by
 * topic or by hand and not on the blacklist. For dooh no choice by hand means every screen of the
 * region (Planning 12).
 */
export function planProducts(
  plan: CampaignPlan,
  reference: PlanReference,
  inRegion: readonly Product[] = regionProducts(plan, reference),
): Product[] {
  const formats = new Set(plan.formatIds)
  const illuminatedOnly = isOnScreens(plan.mediaType) && plan.periods?.illuminatedOnly === true
  return chosenProducts(plan, inRegion).filter(
    ({ formatIds, screen }) =>
      formatIds.some((id) => formats.has(id)) && (!illuminatedOnly || screen?.illuminated === true),
  )
}

/**
 * The products of the plan's medium that its region can buy, whatever else is chosen: its screens,
 * and all other products of its countries.
 */
export function regionProducts(
  plan: Pick<CampaignPlan, 'mediaType' | 'region'>,
  reference: PlanReference,
  facts: RegionFacts = regionFacts(plan.region, reference.region),
): Product[] {
  if (isOnScreens(plan.mediaType)) return regionScreens(plan, reference)
  return reference.products.filter(
    ({ mediaType, country }) => mediaType === plan.mediaType && facts.countryShares.has(country),
  )
}

/** The screens in the plan's region, whatever else is chosen, as the map offers them. */
export function regionScreens(
  plan: Pick<CampaignPlan, 'region'>,
  reference: PlanReference,
): (Product & { screen: Screen })[] {
  const standsInside = screenFinder(plan.region, reference.region)
  return reference.products.filter(hasScreen).filter(standsInside)
}

/** Screens whose ZIP code is not in a ZIP list but close to it: offered, never added unasked. */
export function screensNearby(
  plan: Pick<CampaignPlan, 'region'>,
  reference: PlanReference,
): (Product & { screen: Screen })[] {
  const { region } = plan
  if (region.wholeCountry || region.zipCodes.length === 0) return []
  const isNear = nearZipFinder(region, reference.region)
  const standsInside = screenFinder(region, reference.region)
  return reference.products
    .filter(hasScreen)
    .filter(
      (one) =>
        one.country === region.country &&
        one.screen.postalCode !== undefined &&
        isNear(one.screen) &&
        !standsInside(one),
    )
}

const chosenProducts = (plan: CampaignPlan, products: readonly Product[]): Product[] =>
  products.filter(productChooser(plan))

/** A test of whether a plan chose a product, by topic or by hand, and did not put it on the blacklist. */
export function productChooser({
  mediaType,
  inventory,
}: {
  mediaType: CampaignPlan['mediaType']
  inventory: Pick<CampaignPlan['inventory'], 'topics' | 'selected' | 'deselected'>
}): (product: Pick<Product, 'id' | 'topic'>) => boolean {
  const topics = new Set(inventory.topics)
  const selected = new Set(inventory.selected)
  const deselected = new Set(inventory.deselected)
  const everyScreen = isOnScreens(mediaType) && selected.size === 0
  const byTopic = !isOnScreens(mediaType)
  return ({ id, topic }) =>
    !deselected.has(id) && (everyScreen || selected.has(id) || (byTopic && topics.has(topic)))
}

function hasScreen(product: Product): product is Product & { screen: Screen } {
  return isOnScreens(product.mediaType) && product.screen !== undefined
}
