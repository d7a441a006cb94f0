import type { Product } from '#domain/catalogue/products/product.ts'
import { topicsFor } from '#domain/catalogue/topic.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { CampaignPlan, PlanInventory } from '../campaignPlan.ts'
import { MAX_PRODUCTS } from '../planLimits.ts'
import { isChosen } from '../isChosen.ts'

/**
 * Applies a change to the inventory. Resets the confirmation of the low-reach warning, which was
 * for the old selection.
 */
export function editInventory(
  plan: CampaignPlan,
  change: Partial<Omit<PlanInventory, 'fewWebsitesConfirmed'>>,
): CampaignPlan {
  const { topics, selected, deselected } = { ...plan.inventory, ...change }
  return {
    ...plan,
    inventory: {
      topics,
      selected: selected.slice(0, MAX_PRODUCTS),
      deselected: deselected.slice(0, MAX_PRODUCTS),
      fewWebsitesConfirmed: false,
    },
  }
}

/**
 * 'Understood, and proceed': confirms the low-reach warning for this very selection (Planning 7).
 */
export function confirmFewWebsites(plan: CampaignPlan): CampaignPlan {
  return { ...plan, inventory: { ...plan.inventory, fewWebsitesConfirmed: true } }
}

/** Adds a topic with all its products, including deselected ones, or removes it with them. */
export function toggleTopic(
  plan: CampaignPlan,
  topic: string,
  products: readonly Product[],
): CampaignPlan {
  const { topics, selected, deselected } = plan.inventory
  const ofTopic = new Set(products.flatMap((one) => (one.topic === topic ? [one.id] : [])))
  const others = (ids: readonly string[]): string[] => ids.filter((id) => !ofTopic.has(id))
  return editInventory(plan, {
    topics: topics.includes(topic) ? topics.filter((one) => one !== topic) : [...topics, topic],
    selected: others(selected),
    deselected: others(deselected),
  })
}

/**
 * Narrows a plan with all topics to one, and adds or removes further ones; removing the last one
 * selects all again.
 */
export function narrowToTopic(
  plan: CampaignPlan,
  topic: string,
  { products, offered }: { products: readonly Product[]; offered: readonly string[] },
): CampaignPlan {
  const { topics, selected } = plan.inventory
  const hasAll = offered.every((one) => topics.includes(one))
  if (hasAll && offered.length > 1) return editInventory(plan, { topics: [topic], deselected: [] })
  const toggled = toggleTopic(plan, topic, products)
  const isEmpty = toggled.inventory.topics.length === 0 && selected.length === 0
  return isEmpty ? selectAllTopics(plan) : toggled
}

/** Selects all topics of the medium, and clears the blacklist. */
export function selectAllTopics(plan: CampaignPlan): CampaignPlan {
  return editInventory(plan, {
    topics: topicsFor(plan.mediaType).map(({ id }) => id),
    deselected: [],
  })
}

/** Adds or removes a product, however it was chosen. */
export function toggleProduct(plan: CampaignPlan, product: Product): CampaignPlan {
  return isChosen(plan, product) ? dropProduct(plan, product) : pickProduct(plan, product)
}

/** Selects exactly these products by hand. */
export function selectOnly(plan: CampaignPlan, productIds: readonly string[]): CampaignPlan {
  return editInventory(plan, { topics: [], selected: [...productIds], deselected: [] })
}

function pickProduct(plan: CampaignPlan, product: Product): CampaignPlan {
  const { selected, deselected } = plan.inventory
  const allowed = { ...plan.inventory, deselected: deselected.filter((id) => id !== product.id) }
  if (isChosen({ ...plan, inventory: allowed }, product)) return editInventory(plan, allowed)
  return editInventory(plan, { ...allowed, selected: [...selected, product.id] })
}

/**
 * The blacklist is used if leaving it off the list would not be enough, or would mean "all
 * screens".
 */
function dropProduct(plan: CampaignPlan, product: Product): CampaignPlan {
  const { selected, deselected } = plan.inventory
  const others = selected.filter((id) => id !== product.id)
  const keepListed = isOnScreens(plan.mediaType) && others.length === 0
  const without = { ...plan.inventory, selected: keepListed ? selected : others }
  if (!isChosen({ ...plan, inventory: without }, product)) return editInventory(plan, without)
  return editInventory(plan, { ...without, deselected: [...deselected, product.id] })
}
