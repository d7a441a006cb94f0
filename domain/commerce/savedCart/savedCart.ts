import { z } from 'zod'
import { lineText } from '#domain/foundation/forms/lineText.ts'
import type { SeenLine } from '#domain/commerce/checkout/priceCart.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { cartItemSchema, type CartItem } from '#domain/commerce/cart/cartItem.ts'
import { MAX_CART_LINES } from '#domain/commerce/cart/cartLimits.ts'

/** Maximum number of saved carts of an account. */
export const MAX_SAVED_CARTS = 50
const MAX_NAME_LENGTH = 80

const nameSchema = lineText('Please name the cart.', MAX_NAME_LENGTH)

export const savedCartSchema = z.strictObject({
  name: nameSchema,
  items: z
    .array(cartItemSchema)
    .min(1)
    .max(MAX_CART_LINES)
    .refine((items) => new Set(items.map(({ key }) => key)).size === items.length),
})
export type NewSavedCart = z.infer<typeof savedCartSchema>

export const savedCartNameSchema = z.strictObject({ name: nameSchema })

/** A saved cart in its account's list. USD cents as of `savedAt`. */
export interface SavedCart {
  id: string
  name: string
  entries: number
  sumUsdMinor: number
  savedAt: string
}

/** A saved cart to load, with changes since it was saved, by entry. */
export interface ResumedCart {
  items: CartItem[]
  news: { name: string; notes: string[] }[]
}

/** Prices and impressions of a quote, for comparison with a later one. */
export const seenOf = ({ lines }: Quote): Record<string, SeenLine> =>
  Object.fromEntries(
    lines.map(({ key, sumUsdMinor, impressions }) => [
      key,
      { sumUsdMinor, impressions: impressions?.mid ?? null },
    ]),
  )

/** Problems and changes of entries: past dates, lost slots, prices. */
export function resumeNews({ lines }: Pick<Quote, 'lines'>): ResumedCart['news'] {
  return lines
    .map(({ name, issues, changes }) => ({
      name,
      notes: [...new Set([...issues, ...changes].map(({ message }) => message))],
    }))
    .filter(({ notes }) => notes.length > 0)
}
