import type { CartItem, CartOffer } from './cartItem.ts'
import { cartKeyNumber } from './cartKeys.ts'
import { setOffer, type CartChange } from './changeCart.ts'
import type { CartSnapshot } from './readCart.ts'

/** Accepts an offer: its items replace all entries of the cart; coupons stay. */
export function acceptOffer(
  snapshot: CartSnapshot,
  { items, offer }: { items: readonly CartItem[]; offer: CartOffer },
): CartChange {
  const entries = items.map((item) => [item.key, JSON.stringify(item)] as const)
  const set = { ...Object.fromEntries(entries), ...setOffer(offer).set }
  const remove = Object.keys(snapshot).filter((key) => cartKeyNumber(key) !== null && !(key in set))
  return { set, remove }
}
