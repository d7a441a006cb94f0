import { z } from 'zod'
import {
  cartDiscountSchema,
  cartItemSchema,
  cartOfferSchema,
} from '#domain/commerce/cart/cartItem.ts'
import { MAX_CART_COUPONS, MAX_CART_LINES } from '#domain/commerce/cart/cartLimits.ts'

const uniqueKeys = (items: { key: string }[]) =>
  new Set(items.map(({ key }) => key)).size === items.length

/** A cart in a request; its prices are only those last shown by the browser. */
export const cartBodySchema = z.object({
  items: z
    .array(cartItemSchema)
    .max(MAX_CART_LINES, `A cart holds at most ${MAX_CART_LINES} entries.`)
    .refine(uniqueKeys, 'Every key once'),
  discounts: z
    .array(cartDiscountSchema)
    .max(MAX_CART_COUPONS, `A cart takes at most ${MAX_CART_COUPONS} coupons.`),
  offer: cartOfferSchema.nullable().default(null),
})
