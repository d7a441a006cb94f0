import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { AdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { packageTitle } from '#domain/catalogue/packageTitle.ts'
import type { CartItem } from './cartItem.ts'
import { withinWebsiteLimits } from './cartLimits.ts'

type WithoutKey<T> = T extends { data: infer Data }
  ? Omit<T, 'key' | 'data'> & { data: Omit<Data, 'quantity'> & { quantity?: number } }
  : never

/** An item without a number; quantity defaults to 1. */
export type NewCartItem = WithoutKey<CartItem>

/** A planned campaign for the cart, at its budget. `websites` are names of products by topic. */
export const campaignItem = (
  plan: CampaignPlan,
  websites: Record<string, string[]> = {},
): Extract<NewCartItem, { type: 'campaign' }> => ({
  type: 'campaign',
  media_type: plan.mediaType,
  data: {
    cost: 0,
    budget: plan.budgetMinor,
    quantity: 1,
    offer_id: null,
    offer_name: null,
    name: plan.name,
    websites: withinWebsiteLimits(websites),
    plan,
  },
})

/** An ad-creation package for the cart, at today's price. */
export const packageItem = (
  offered: AdCreationPackage,
  { quantity = 1 }: { quantity?: number } = {},
): Extract<NewCartItem, { type: 'adcreation' }> => ({
  type: 'adcreation',
  media_type: offered.mediaType,
  data: {
    cost: offered.priceMinor,
    budget: 0,
    quantity,
    offer_id: null,
    offer_name: null,
    name: packageTitle(offered),
    websites: {},
    package_id: offered.id,
  },
})

/** The entry of an item under its key, `cart_<number>`. */
export const cartEntry = (item: NewCartItem, key: string): CartItem =>
  ({ ...item, key, data: { ...item.data, quantity: item.data.quantity ?? 1 } }) as CartItem
