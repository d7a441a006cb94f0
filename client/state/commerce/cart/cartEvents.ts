import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { createSignal } from '#client/store/store.ts'

/** What was put in the cart, or taken out by the person. */
export interface CartEvent {
  kind: 'added' | 'removed'
  item: NewCartItem | CartItem
}

const cartEvents = createSignal<CartEvent>()

/** Calls back once for each item that goes in or out. Gives the way to stop. */
export const onCartEvent = cartEvents.watch
export const notifyCartEvent = cartEvents.tell
