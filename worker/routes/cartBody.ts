import { z } from 'zod'
import { cartDiscountSchema, cartItemSchema, cartOfferSchema } from '#domain/cart/cartItem.ts'

const MAX_ITEMS = 30
const MAX_COUPONS = 20

const uniqueKeys = (items: { key: string }[]) =>
  new Set(items.map(({ key }) => key)).size === items.length

/** What of a cart a request carries; its prices are only what the browser last showed. */
export const cartBodySchema = z.object({
  items: z.array(cartItemSchema).max(MAX_ITEMS).refine(uniqueKeys, 'Every key once'),
  discounts: z.array(cartDiscountSchema).max(MAX_COUPONS),
  offer: cartOfferSchema.nullable().default(null),
})
