import type { CartDiscount, CartItem, CartOffer } from './cartItem.ts'
import {
  cartKeyNumber,
  DISCOUNTS_KEY,
  isCartStorageKey,
  nextCartKey,
  OFFER_KEY,
  SET_ASIDE_PREFIX,
} from './cartKeys.ts'
import { MAX_CART_LINES } from './cartLimits.ts'
import { cartEntry, type NewCartItem } from './newCartItem.ts'
import { readCart, type CartSnapshot, type CorruptedEntry } from './readCart.ts'
import { isSameCoupon } from '../coupon/couponCode.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'

/** The writes to storage: first `set`, then `remove`. */
export interface CartChange {
  set: Record<string, string>
  remove: string[]
}

const MAX_QUANTITY = 99

const entry = (item: CartItem): Record<string, string> => ({ [item.key]: JSON.stringify(item) })

/**
 * Adds an item. An ad creation whose media_type and cost are already in the cart raises that entry's quantity by 1 (at
 * most 99); everything else becomes a new entry with the next number after the highest. Clears the stored offer
 * (Commerce 2). `key` is the entry of the item. Raises cart_full.
 */
export function addToCart(
  snapshot: CartSnapshot,
  item: NewCartItem,
): CartChange & { key: string; raised: boolean } {
  const existing =
    item.type === 'adcreation'
      ? readCart(snapshot).items.find(
          (candidate) =>
            candidate.type === 'adcreation' &&
            candidate.media_type === item.media_type &&
            candidate.data.cost === item.data.cost,
        )
      : undefined
  if (existing) {
    const quantity = Math.min(existing.data.quantity + 1, MAX_QUANTITY)
    const raised = { ...existing, data: { ...existing.data, quantity } } as CartItem
    return { set: entry(raised), remove: [OFFER_KEY], key: existing.key, raised: true }
  }
  const count = Object.keys(snapshot).filter((each) => cartKeyNumber(each) !== null).length
  if (count >= MAX_CART_LINES) throw new ProductError('cart_full')
  const key = nextCartKey(Object.keys(snapshot))
  return { set: entry(cartEntry(item, key)), remove: [OFFER_KEY], key, raised: false }
}

/** Removes one entry, readable or not, and clears the stored offer (Commerce 3). */
export function removeFromCart(snapshot: CartSnapshot, key: string): CartChange {
  if (cartKeyNumber(key) === null || !(key in snapshot)) return { set: {}, remove: [] }
  return { set: {}, remove: [key, OFFER_KEY] }
}

/** Replaces the entry of a key with an edited item, and clears the offer, as for any removal and addition. */
export function replaceInCart(snapshot: CartSnapshot, item: CartItem): CartChange {
  if (!(item.key in snapshot)) return { set: {}, remove: [] }
  return { set: entry(item), remove: [OFFER_KEY] }
}

/**
 * Adds a copy of an entry by the rules of adding: a campaign becomes a new entry, an ad creation's quantity rises by
 * one. Offers are not copied.
 */
export function duplicateInCart(
  snapshot: CartSnapshot,
  key: string,
): (CartChange & { key: string; raised: boolean }) | null {
  const item = readCart(snapshot).items.find((candidate) => candidate.key === key)
  if (!item) return null
  const copy = { ...item, data: { ...item.data, quantity: 1, offer_id: null, offer_name: null } }
  return addToCart(snapshot, copy as NewCartItem)
}

/** Sets the quantity of an ad creation, limited to 1 to 99; campaigns have none. */
export function setCartQuantity(snapshot: CartSnapshot, key: string, quantity: number): CartChange {
  const item = readCart(snapshot).items.find((candidate) => candidate.key === key)
  if (item?.type !== 'adcreation') return { set: {}, remove: [] }
  const held = Math.min(Math.max(1, Math.trunc(quantity) || 1), MAX_QUANTITY)
  return { set: entry({ ...item, data: { ...item.data, quantity: held } }), remove: [] }
}

/** Adds a coupon at the end; replaces one with the same num in place (Commerce 5). */
export function addDiscount(snapshot: CartSnapshot, discount: CartDiscount): CartChange {
  const { discounts } = readCart(snapshot)
  const index = discounts.findIndex((existing) => isSameCoupon(existing.num, discount.num))
  const next = index === -1 ? [...discounts, discount] : discounts.with(index, discount)
  return { set: { [DISCOUNTS_KEY]: JSON.stringify(next) }, remove: [] }
}

/** Removes a coupon. */
export function removeDiscount(snapshot: CartSnapshot, num: string): CartChange {
  const next = readCart(snapshot).discounts.filter((existing) => !isSameCoupon(existing.num, num))
  if (next.length === 0) return { set: {}, remove: [DISCOUNTS_KEY] }
  return { set: { [DISCOUNTS_KEY]: JSON.stringify(next) }, remove: [] }
}

/** Stores an accepted offer. */
export function setOffer(offer: CartOffer): CartChange {
  return { set: { [OFFER_KEY]: JSON.stringify(offer) }, remove: [] }
}

/** Removes the stored offer. */
export function removeOffer(snapshot: CartSnapshot): CartChange {
  return { set: {}, remove: OFFER_KEY in snapshot ? [OFFER_KEY] : [] }
}

/** Removes all items, coupons and the offer (Commerce 6). */
export function clearCart(snapshot: CartSnapshot): CartChange {
  return { set: {}, remove: Object.keys(snapshot).filter(isCartStorageKey) }
}

/** Moves every damaged entry out of the cart, its text stored under `c_aside_<key>`; returns keys and reasons. */
export function setAsideCorrupted(
  snapshot: CartSnapshot,
): CartChange & { corrupted: CorruptedEntry[] } {
  const { corrupted } = readCart(snapshot)
  return {
    set: Object.fromEntries(corrupted.map(({ key, raw }) => [`${SET_ASIDE_PREFIX}${key}`, raw])),
    remove: corrupted.map(({ key }) => key),
    corrupted,
  }
}
