import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import type { ResumedCart } from '#domain/commerce/savedCart/savedCart.ts'
import { readSavedCartCall } from '#client/api/commerce/savedCartCalls.ts'
import { addRest } from '#client/state/commerce/cart/adding/addRest.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { saveCurrentCart } from '#client/state/commerce/cart/saveCurrentCart.ts'

/** A saved cart that is being restored: its entries that are not in the cart yet. */
export interface ResumingCart {
  rest: NewCartItem[]
  isPart: boolean
  news: ResumedCart['news']
}

/** Loads a saved cart to restore. Raises saved_cart_not_found. */
export async function loadSavedCart(id: string): Promise<ResumingCart> {
  const { items, news } = await readSavedCartCall(id)
  return { rest: items.map(({ key: _key, ...item }): NewCartItem => item), isPart: false, news }
}

/**
 * Restores a saved cart; after a failure, the rest of it. `replace` first saves the current cart under its own name, so
 * that nothing is lost. Raises saved_carts_full, offer_kept.
 */
export async function resumeCart(resuming: ResumingCart, how: 'add' | 'replace'): Promise<void> {
  if (how === 'replace' && (await saveCurrentCart()) !== null) await cartActions.clear()
  const count = resuming.rest.length
  try {
    await addRest(resuming.rest)
  } finally {
    resuming.isPart ||= resuming.rest.length < count
  }
}
