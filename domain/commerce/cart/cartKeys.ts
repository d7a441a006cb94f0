/** Local storage keys of the cart (Commerce 1). */
export const CART_KEY_PREFIX = 'cart_'
export const DISCOUNTS_KEY = 'c_discounts'
export const OFFER_KEY = 'c_offer'
/** The key for a corrupted entry, so that nothing is deleted unseen. */
export const SET_ASIDE_PREFIX = 'c_aside_'

const CART_KEY = /^cart_(\d+)$/

/** The number of a `cart_<number>` key; null for any other key. */
export function cartKeyNumber(key: string): number | null {
  const digits = CART_KEY.exec(key)?.[1]
  if (digits === undefined) return null
  const number = Number(digits)
  return Number.isSafeInteger(number) ? number : null
}

/** Whether a storage key belongs to the cart: an item, the coupons or the offer. */
export function isCartStorageKey(key: string): boolean {
  return CART_KEY.test(key) || key === DISCOUNTS_KEY || key === OFFER_KEY
}

/** The key of a new entry: the next number after the highest one in use, 1 in an empty cart (Commerce 1). */
export function nextCartKey(keys: Iterable<string>): string {
  let highest = 0
  for (const key of keys) highest = Math.max(highest, cartKeyNumber(key) ?? 0)
  return `${CART_KEY_PREFIX}${highest + 1}`
}
