import type { CartChange } from './changeCart.ts'
import { cartKeyNumber, nextCartKey, OFFER_KEY } from './cartKeys.ts'
import type { CartSnapshot } from './readCart.ts'

const isSame = (a: CartSnapshot, b: CartSnapshot) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, raw]) => b[key] === raw)

/**
 * Undoes a removal: restores what the cart had `before` and no longer `after` it. An entry whose number is taken
 * meanwhile gets the next number. The offer is restored only in the very cart it was made for.
 */
export function restoreToCart(
  now: CartSnapshot,
  removal: { before: CartSnapshot; after: CartSnapshot },
): CartChange {
  const set: Record<string, string> = {}
  for (const [key, raw] of Object.entries(removal.before)) {
    if (key in removal.after || key === OFFER_KEY) continue
    if (!(key in now)) set[key] = raw
    else if (cartKeyNumber(key) !== null) set[nextCartKey(Object.keys({ ...now, ...set }))] = raw
  }
  const offer = removal.before[OFFER_KEY]
  if (offer !== undefined && isSame(now, removal.after)) set[OFFER_KEY] = offer
  return { set, remove: [] }
}
