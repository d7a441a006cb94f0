import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { cartActions } from '../cart.ts'
import { holdBeforeAdding } from '../holds/holdBeforeAdding.ts'

/** Said after a failure that left a part of the entries to be added. */
export const PART_IS_IN_CART = 'A part is in your cart. Press again to add the rest.'

/**
 * Adds entries to the cart and removes each from `rest` once it is there, so that a second call
 * after a failure adds nothing twice. The cart names fully booked screens, and offers free periods
 * for them.
 */
export async function addRest(rest: NewCartItem[]): Promise<void> {
  for (let [item] = rest; item; [item] = rest) {
    if (item.type === 'campaign') await holdBeforeAdding(item.data.plan, null)
    await cartActions.addItem(item)
    rest.shift()
  }
}
