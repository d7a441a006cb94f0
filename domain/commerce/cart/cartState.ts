import type { CartState } from './cartItem.ts'
import { cartSums } from './cartSums.ts'
import type { CartContents } from './readCart.ts'

/**
 * The cart as screens see it (Commerce 8). `count` is the number of entries; `cartCampaignSum` is the sum of the
 * campaign budgets, `cartSum` the amount to pay after coupons; USD cents. `newItems` keeps only keys still in the cart.
 */
export function cartState(
  contents: Pick<CartContents, 'items' | 'discounts' | 'offer'>,
  newItems: readonly string[] = [],
): CartState {
  const sums = cartSums(contents.items, contents.discounts)
  const keys = new Set(contents.items.map((item) => item.key))
  return {
    count: contents.items.length,
    items: {
      cart: [...contents.items],
      discounts: sums.applied,
      offer: contents.offer,
    },
    newItems: newItems.filter((key) => keys.has(key)),
    cartCampaignSum: sums.campaignSumMinor,
    cartSum: sums.sumMinor,
  }
}
