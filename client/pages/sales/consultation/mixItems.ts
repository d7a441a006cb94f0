import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { campaignItem, cartEntry } from '#domain/commerce/cart/newCartItem.ts'
import { websitesByTopic } from '#domain/planning/assessment/websitesByTopic.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { PlacePlan } from '#domain/planning/goals/planSettings.ts'
import type { MixPart } from '#domain/planning/mediaMix/mediaMix.ts'
import { namedPlan } from '#domain/planning/findings/wording/campaignName.ts'

/** A campaign of a mix, as it goes into the cart. */
export interface MixCampaign {
  plan: CampaignPlan
  /** By topic. */
  websites: Record<string, string[]>
}

/** The campaigns of a media mix: for each medium the plan that its figures are made of. */
export const mixCampaigns = (mix: readonly MixPart[], plans: readonly PlacePlan[]): MixCampaign[] =>
  mix.flatMap(({ mediaType, budgetMinor }) => {
    const known = plans.find(({ plan }) => plan.mediaType === mediaType)
    if (!known || budgetMinor <= 0) return []
    const plan = namedPlan({ ...known.plan, budgetMinor }, known.reference.region)
    return [{ plan, websites: websitesByTopic(plan, known.reference) }]
  })

/** A media mix as a cart that can be offered. */
export const mixItems = (campaigns: readonly MixCampaign[]): CartItem[] =>
  campaigns.map(({ plan, websites }, at) =>
    cartEntry(campaignItem(plan, websites), `cart_${at + 1}`),
  )
