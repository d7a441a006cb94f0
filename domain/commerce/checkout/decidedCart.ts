import type { Quote } from './quote.types.ts'
import type { AppliedDiscount, CartDiscount, CartItem } from '../cart/cartItem.ts'
import { cartSums } from '../cart/cartSums.ts'

/** What a cart comes to by the server's verdict on its coupons. USD cents. */
export interface DecidedCart {
  /** All coupons, in their order; one that the server refuses takes nothing off. */
  discounts: AppliedDiscount[]
  /** After coupons. */
  sumMinor: number
}

/**
 * Decides what coupons take off a cart: by the browser's own sums, without the coupons that the last quote refused
 * (expired, used by somebody else, not for this cart). Every place that shows a cart's discount or total goes by it.
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
