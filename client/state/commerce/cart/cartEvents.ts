import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { createSignal } from '#client/store/store.ts'

/** An item that the person added to or removed from the cart. */
export interface CartEvent {
  kind: 'added' | 'removed'
  item: NewCartItem | CartItem
}

const cartEvents = createSignal<CartEvent>()

/** Calls back once for each added or removed item. Returns the function that unsubscribes. */
export const onCartEvent = cartEvents.watch
export const notifyCartEvent = cartEvents.tell
