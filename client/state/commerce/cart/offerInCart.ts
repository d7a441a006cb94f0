import { acceptOffer } from '#domain/commerce/cart/acceptOffer.ts'
import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import { setOffer } from '#domain/commerce/cart/changeCart.ts'
import { notifyCartEvent } from './cartEvents.ts'
import { changeStoredCart } from '#client/state/foundation/storage/cartStorage.ts'

/** Keeps the offer that was made of the cart as it is. */
export async function keepOffer(offer: CartOffer): Promise<void> {
  await changeStoredCart(() => setOffer(offer))
}

/** Puts what an offer holds in the cart in the place of all else. */
export async function putOfferInCart(accepted: {
  items: readonly CartItem[]
  offer: CartOffer
}): Promise<void> {
  await changeStoredCart((snapshot) => acceptOffer(snapshot, accepted))
  for (const item of accepted.items) notifyCartEvent({ kind: 'added', item })
}
