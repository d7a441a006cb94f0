import { atom, useAtomValue } from 'jotai'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CartDiscount, CartItem, CartState } from '#domain/commerce/cart/cartItem.ts'
import { OFFER_KEY } from '#domain/commerce/cart/cartKeys.ts'
import { cartState } from '#domain/commerce/cart/cartState.ts'
import {
  addDiscount,
  addToCart,
  clearCart as clearCartChange,
  duplicateInCart,
  removeDiscount,
  removeFromCart,
  removeOffer as removeOfferChange,
  replaceInCart,
  setAsideCorrupted,
  setCartQuantity,
} from '#domain/commerce/cart/changeCart.ts'
import { campaignItem, cartEntry, type NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { readCart, type CartSnapshot, type CorruptedEntry } from '#domain/commerce/cart/readCart.ts'
import { restoreToCart } from '#domain/commerce/cart/restoreToCart.ts'
import { applyPrices as takeServerPrices } from '#domain/commerce/cart/applyPrices.ts'
import {
  changeStoredCart,
  onCartChange,
  readCartSnapshot,
  readNewItems,
  notifyCartChange,
  writeNewItems,
} from '#client/state/foundation/storage/cartStorage.ts'
import { notifyCartEvent } from './cartEvents.ts'
import { readSetAside, writeSetAside, type SetAsideEntry } from './setAside/setAsideNotice.ts'

interface StoredCart {
  snapshot: CartSnapshot
  newItems: string[]
  setAside: SetAsideEntry[]
}

const readStoredCart = (): StoredCart => ({
  snapshot: readCartSnapshot(),
  newItems: readNewItems(),
  setAside: readSetAside(),
})

const isSame = (a: StoredCart | null, b: StoredCart) =>
  a !== null && JSON.stringify(a) === JSON.stringify(b)

/** The stored cart; null until the browser has read it, so that the first render equals the server's. */
const storedCartAtom = atom<StoredCart | null>(null)
storedCartAtom.onMount = (set) => {
  const read = () =>
    set((current) => {
      const next = readStoredCart()
      return isSame(current, next) ? current : next
    })
  read()
  return onCartChange(read)
}

const cartStateAtom = atom((get): CartState => {
  const stored = get(storedCartAtom)
  return cartState(readCart(stored?.snapshot ?? {}), stored?.newItems)
})

const isReadyAtom = atom((get) => get(storedCartAtom) !== null)

const setAsideAtom = atom((get) => get(storedCartAtom)?.setAside ?? [])

/** Unreadable entries moved out of the cart, until the person has acknowledged them. */
export function useSetAside(): SetAsideEntry[] {
  return useAtomValue(setAsideAtom)
}

/** The cart for screens (Commerce 8), empty with `isReady` false until the browser has read its storage. */
export function useCart(): CartState & { isReady: boolean } & typeof cartActions {
  const state = useAtomValue(cartStateAtom)
  const isReady = useAtomValue(isReadyAtom)
  return { ...state, isReady, ...cartActions }
}

/** The currently stored cart, outside of a render. */
export function currentCart(): CartState {
  return cartState(readCart(readCartSnapshot()), readNewItems())
}

/** Product names by topic name, for a campaign's `data.websites`. */
export type WebsitesByTopic = Record<string, string[]>

/** Asks before a change that removes the offer from the cart. Raises offer_kept. */
export async function beforeChange(): Promise<void> {
  if (!(OFFER_KEY in readCartSnapshot())) return
  const { confirmOfferRemoval } = await import('./confirmOfferRemoval.tsx')
  await confirmOfferRemoval()
}

/** Adds any item to the cart by the rules of adding. Returns its key. Raises offer_kept. */
async function addItem(item: NewCartItem): Promise<string> {
  await beforeChange()
  const { change } = await changeStoredCart((snapshot) => addToCart(snapshot, item))
  writeNewItems([...readNewItems(), change.key])
  notifyCartEvent({ kind: 'added', item })
  return change.key
}

/** Adds a planned campaign to the cart. Returns its key, `cart_<number>`. */
async function addCampaign(plan: CampaignPlan, websites: WebsitesByTopic = {}): Promise<string> {
  return addItem(campaignItem(plan, websites))
}

/** Replaces a campaign with the edited plan; adds a new entry if the campaign has left the cart. Returns the key. */
async function replaceCampaign(
  key: string,
  plan: CampaignPlan,
  websites: WebsitesByTopic = {},
): Promise<string> {
  const item = campaignItem(plan, websites)
  await beforeChange()
  const { before } = await changeStoredCart((snapshot) =>
    replaceInCart(snapshot, cartEntry(item, key)),
  )
  return key in before ? key : addItem(item)
}

/** Adds a copy of an entry to the cart; null if there is no such entry. */
async function duplicate(key: string): Promise<string | null> {
  await beforeChange()
  const { change } = await changeStoredCart(
    (snapshot) => duplicateInCart(snapshot, key) ?? { set: {}, remove: [], key: null },
  )
  if (change.key === null) return null
  writeNewItems([...readNewItems(), change.key])
  const item = currentCart().items.cart.find((each) => each.key === change.key)
  if (item)
    notifyCartEvent({
      kind: 'added',
      item: { ...item, data: { ...item.data, quantity: 1 } } as CartItem,
    })
  return change.key
}

/** Sets the quantity of an ad-creation package, 1 to 99. */
async function setQuantity(key: string, quantity: number): Promise<void> {
  await changeStoredCart((snapshot) => setCartQuantity(snapshot, key, quantity))
}

/** Removes an entry. Returns the function that restores it. */
async function remove(key: string): Promise<() => Promise<void>> {
  return undoable((snapshot) => removeFromCart(snapshot, key))
}

/** Removes all entries, coupons and the offer. Returns the function that restores them. */
async function clear(): Promise<() => Promise<void>> {
  return undoable(clearCartChange)
}

async function undoable(decide: typeof clearCartChange): Promise<() => Promise<void>> {
  const { before, after } = await changeStoredCart(decide)
  return async () => {
    await changeStoredCart((now) => restoreToCart(now, { before, after }))
  }
}

/** Adds a coupon to the cart at the server's value; one with the same num is replaced. */
async function applyCoupon(discount: CartDiscount): Promise<void> {
  await changeStoredCart((snapshot) => addDiscount(snapshot, discount))
}

/** Removes a coupon from the cart. */
async function removeCoupon(num: string): Promise<void> {
  await changeStoredCart((snapshot) => removeDiscount(snapshot, num))
}

/** Removes the offer from the cart. */
async function removeOffer(): Promise<void> {
  await changeStoredCart(removeOfferChange)
}

/** Sets the prices of packages to the server's (USD cents each). */
async function applyPrices(lines: readonly { key: string; unitUsdMinor: number }[]): Promise<void> {
  await changeStoredCart((snapshot) => takeServerPrices(snapshot, lines))
}

/** Moves every damaged entry out of the cart and keeps its text. Returns the moved entries with the reasons. */
async function setAside(): Promise<CorruptedEntry[]> {
  if (readCart(readCartSnapshot()).corrupted.length === 0) return []
  const { change } = await changeStoredCart((snapshot) => {
    const moved = setAsideCorrupted(snapshot)
    const told = moved.corrupted.map(({ key, reason }) => ({ key, reason }))
    if (told.length > 0) writeSetAside([...readSetAside(), ...told])
    return moved
  })
  return change.corrupted
}

/** The person has acknowledged the moved entries. */
function acknowledgeSetAside(): void {
  writeSetAside([])
  notifyCartChange()
}

/** Marks all entries of the cart as seen. */
function markSeen(): void {
  if (readNewItems().length > 0) writeNewItems([])
}

/** All actions on the cart. Each raises the storage's error when it is full. */
export const cartActions = {
  addCampaign,
  addItem,
  replaceCampaign,
  duplicate,
  setQuantity,
  remove,
  clear,
  applyCoupon,
  removeCoupon,
  removeOffer,
  applyPrices,
  setAside,
  acknowledgeSetAside,
  markSeen,
}
