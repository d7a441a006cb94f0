import type { Quote } from './quote.types.ts'
import type { AppliedDiscount, CartDiscount, CartItem } from '../cart/cartItem.ts'
import { cartSums } from '../cart/cartSums.ts'

/** The totals of a cart by the server's verdict on its coupons. USD cents. */
export interface DecidedCart {
  /** All coupons, in their order; a refused one deducts nothing. */
  discounts: AppliedDiscount[]
  /** After coupons. */
  sumMinor: number
}

/**
 * The discounts of a cart: by the browser's own sums, without the coupons that the last quote
 * refused (expired, used by another buyer, not for this cart). Every display of a cart's discount
 * or total uses it.
 */
export function decidedCart(
  items: readonly CartItem[],
  discounts: readonly CartDiscount[],
  quote: Pick<Quote, 'discounts'> | null,
): DecidedCart {
  const refused = new Set(
    (quote?.discounts ?? []).flatMap(({ num, issue }) => (issue === null ? [] : num)),
  )
  const usable = discounts.filter(({ num }) => !refused.has(num))
  const { applied, sumMinor } = cartSums(items, usable)
  return {
    discounts: discounts.map(
      (discount) =>
        applied.find(({ num }) => num === discount.num) ??
        Object.assign({}, discount, { curAmount: 0 }),
    ),
    sumMinor,
  }
}
