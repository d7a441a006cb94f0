import { acceptOffer } from '#domain/commerce/cart/acceptOffer.ts'
import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import { setOffer } from '#domain/commerce/cart/changeCart.ts'
import { notifyCartEvent } from './cartEvents.ts'
import { changeStoredCart } from '#client/state/foundation/storage/cartStorage.ts'

/** Saves the offer made from the current cart. */
export async function saveOffer(offer: CartOffer): Promise<void> {
  await changeStoredCart(() => setOffer(offer))
}

/** Replaces the cart's content with an offer's. */
export async function putOfferInCart(accepted: {
  items: readonly CartItem[]
  offer: CartOffer
}): Promise<void> {
  await changeStoredCart((snapshot) => acceptOffer(snapshot, accepted))
  for (const item of accepted.items) notifyCartEvent({ kind: 'added', item })
}
