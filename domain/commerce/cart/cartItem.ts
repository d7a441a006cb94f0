import { z } from 'zod'
import { campaignPlanSchema } from '#domain/planning/campaign/campaignPlan.ts'
import { couponRuleSchema } from '../coupon/couponRule.ts'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import { MAX_WEBSITE_NAMES, MAX_WEBSITE_TOPICS } from './cartLimits.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

const websitesSchema = z
  .record(z.string().max(80), z.array(z.string().max(160)).max(MAX_WEBSITE_NAMES))
  .refine(
    (topics) =>
      Object.keys(topics).length <= MAX_WEBSITE_TOPICS &&
      Object.values(topics).flat().length <= MAX_WEBSITE_NAMES,
    `A campaign names at most ${MAX_WEBSITE_NAMES} websites.`,
  )

const dataSchema = z.object({
  /** Ad creation: price of one package, USD cents. Campaign: 0. */
  cost: amountMinorSchema,
  /** Campaign: its budget, USD cents. Ad creation: 0. */
  budget: amountMinorSchema,
  quantity: z.int().min(1).max(99),
  offer_id: z.string().max(64).nullable(),
  offer_name: z.string().max(160).nullable(),
  name: z.string().max(160),
  /** Displayed inventory by topic: topic name → product names. */
  websites: websitesSchema,
})

/** One entry of the cart, stored under `cart_<number>` (Commerce 1). */
export const cartItemSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('campaign'),
    media_type: mediaTypeSchema,
    key: z.string().regex(/^cart_\d+$/),
    data: dataSchema.extend({ plan: campaignPlanSchema }),
  }),
  z.object({
    type: z.literal('adcreation'),
    media_type: mediaTypeSchema,
    key: z.string().regex(/^cart_\d+$/),
    data: dataSchema.extend({ package_id: z.string().min(1).max(64) }),
  }),
])
export type CartItem = z.infer<typeof cartItemSchema>

/**
 * A coupon in the cart, stored in `c_discounts`. `amount` is its value, USD cents; with a rule, the maximum discount.
 */
export const cartDiscountSchema = z.object({
  num: visibleText().min(1).max(40),
  amount: amountMinorSchema,
  rule: couponRuleSchema.optional(),
  /** Backed by paid money: the part that an order does not use stays on it. */
  keepsRest: z.boolean().optional(),
})
export type CartDiscount = z.infer<typeof cartDiscountSchema>

/** A discount with the amount that applies to this cart. */
export interface AppliedDiscount extends CartDiscount {
  curAmount: number
}

/** An accepted offer, stored in `c_offer`. */
export const cartOfferSchema = z.object({
  id: z.string().min(1).max(64),
  name: z.string().max(160),
  sum: amountMinorSchema,
})
export type CartOffer = z.infer<typeof cartOfferSchema>

/** The cart as screens see it (Commerce 8). Sums in USD cents. */
export interface CartState {
  count: number
  items: {
    cart: CartItem[]
    discounts: AppliedDiscount[]
    offer: CartOffer | null
  }
  /** Keys added since the cart was last viewed. */
  newItems: string[]
  cartCampaignSum: number
  cartSum: number
}
