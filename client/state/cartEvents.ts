import type { CartItem } from '#domain/cart/cartItem.ts'
import type { NewCartItem } from '#domain/cart/newCartItem.ts'

/** What was put in the cart, or taken out by the person. */
export interface CartEvent {
  kind: 'added' | 'removed'
  item: NewCartItem | CartItem
}

const listeners = new Set<(event: CartEvent) => void>()

/** Calls back once for each item that goes in or out. Gives the way to stop. */
export function onCartEvent(listener: (event: CartEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellCartEvent(event: CartEvent): void {
  for (const listener of listeners) listener(event)
}
