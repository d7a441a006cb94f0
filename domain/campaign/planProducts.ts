import type { Product, Screen } from '../catalogue/product.ts'
import { regionFacts, screenFinder, type RegionFacts } from '../forecast/regionFacts.ts'
import type { PlanReference } from '../forecast/forecast.types.ts'
import type { CampaignPlan } from './campaignPlan.ts'

/**
 * The products that carry a plan: of its medium, in its region, able to show one of its formats, chosen by topic or
 * by hand and not on the blacklist. For dooh no choice by hand means every screen of the region (spec §3).
 */
export function planProducts(
  plan: CampaignPlan,
  reference: PlanReference,
  region: RegionFacts = regionFacts(plan.region, reference.region),
): Product[] {
  const inventory = chosenProducts(plan, reference.products)
  const formats = new Set(plan.formatIds)
  const showable = inventory.filter(({ formatIds }) => formatIds.some((id) => formats.has(id)))
  if (plan.mediaType === 'dooh') {
    const illuminatedOnly = plan.periods?.illuminatedOnly === true
    return regionScreens(plan, reference, showable).filter(
      ({ screen }) => !illuminatedOnly || screen.illuminated,
    )
  }
  return showable.filter(({ country }) => region.countryShares.has(country))
}

/** The screens of the medium that stand in the plan's region, whatever else is chosen: what the map offers. */
export function regionScreens(
  plan: CampaignPlan,
  reference: PlanReference,
  products: Product[] = reference.products,
): (Product & { screen: Screen })[] {
  const standsInside = screenFinder(plan.region, reference.region)
  return products.filter(hasScreen).filter(standsInside)
}

/** Whether the choice of topics, products and blacklist includes a product; for dooh an empty choice includes all. */
export function isChosen(plan: CampaignPlan, product: Product): boolean {
  const { topics, selected, deselected } = plan.inventory
  if (deselected.includes(product.id)) return false
  if (selected.includes(product.id)) return true
  return plan.mediaType === 'dooh' ? selected.length === 0 : topics.includes(product.topic)
}

/** Whether a product carries the plan only because it was picked by hand. */
export function isHandPicked(plan: CampaignPlan, product: Product): boolean {
  return plan.mediaType !== 'dooh' && !plan.inventory.topics.includes(product.topic)
}

function chosenProducts(plan: CampaignPlan, products: Product[]): Product[] {
  const topics = new Set(plan.inventory.topics)
  const selected = new Set(plan.inventory.selected)
  const deselected = new Set(plan.inventory.deselected)
  const everyScreen = plan.mediaType === 'dooh' && selected.size === 0
  const byTopic = plan.mediaType !== 'dooh'
  return products.filter(
    (product) =>
      product.mediaType === plan.mediaType &&
      !deselected.has(product.id) &&
      (everyScreen || selected.has(product.id) || (byTopic && topics.has(product.topic))),
  )
}

function hasScreen(product: Product): product is Product & { screen: Screen } {
  return product.screen !== undefined
}
