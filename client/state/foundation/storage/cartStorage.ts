import { isCartStorageKey } from '#domain/commerce/cart/cartKeys.ts'
import type { CartChange } from '#domain/commerce/cart/changeCart.ts'
import type { CartSnapshot } from '#domain/commerce/cart/readCart.ts'
import { createStorageSignal } from '#client/state/foundation/storage/storageSignal.ts'
import { storedKeys, textStorage } from '#client/state/foundation/storage/textStorage.ts'

/** Keys of entries added since the cart was last viewed. */
const NEW_ITEMS_KEY = 'amd_cart_new'
/** Counts the changes, so that the newest snapshot wins on the server. */
const VERSION_KEY = 'amd_cart_version'

const LOCK_NAME = 'amd_cart'
/** How long the lock is held after a write, ms: by then the storage of other tabs has the entry. */
const SETTLE_MS = 50

/** The cart in local storage. */
export function readCartSnapshot(): CartSnapshot {
  const storage = textStorage()
  const snapshot: Record<string, string> = {}
  for (const key of storedKeys().filter(isCartStorageKey)) {
    const raw = storage.getItem(key)
    if (raw !== null) snapshot[key] = raw
  }
  return snapshot
}

const isListOfText = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Keys of entries added since the cart was last viewed. */
export function readNewItems(): string[] {
  try {
    const value: unknown = JSON.parse(textStorage().getItem(NEW_ITEMS_KEY) ?? '[]')
    return isListOfText(value) ? value : []
  } catch {
    return []
  }
}

/** Stores the keys of new entries; an empty list once the cart was viewed. */
export function writeNewItems(keys: readonly string[]): void {
  if (keys.length === 0) textStorage().removeItem(NEW_ITEMS_KEY)
  else textStorage().setItem(NEW_ITEMS_KEY, JSON.stringify([...new Set(keys)]))
  notifyCartChange()
}

/** The number of the newest change of the cart in this browser; 0 before the first. */
export function readCartVersion(): number {
  return Number(textStorage().getItem(VERSION_KEY)) || 0
}

/**
 * Writes a change: the new entries first, so that a full storage loses nothing. Raises the
 * storage's error.
 */
function writeCartChange(change: CartChange): void {
  const storage = textStorage()
  for (const [key, raw] of Object.entries(change.set)) storage.setItem(key, raw)
  for (const key of change.remove) storage.removeItem(key)
  storage.setItem(VERSION_KEY, String(Math.max(Date.now(), readCartVersion() + 1)))
}

const isChange = (change: CartChange) =>
  change.remove.length > 0 || Object.keys(change.set).length > 0

async function underLock<Result>(work: () => Result): Promise<Result> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  return new Promise<Result>((resolve, reject) => {
    locks
      .request(LOCK_NAME, async () => {
        resolve(work())
        await new Promise((done) => setTimeout(done, SETTLE_MS))
      })
      .catch(reject)
  })
}

/**
 * Computes a change from the currently stored cart and writes it, one tab at a time, so that no tab
 * overwrites another's entry. Raises the storage's error when it is full.
 */
export async function changeStoredCart<Change extends CartChange>(
  decide: (snapshot: CartSnapshot) => Change,
): Promise<{ change: Change; before: CartSnapshot; after: CartSnapshot }> {
  const result = await underLock(() => {
    const before = readCartSnapshot()
    const change = decide(before)
    if (isChange(change)) writeCartChange(change)
    return { change, before, after: readCartSnapshot() }
  })
  notifyCartChange()
  return result
}

const isOurs = (key: string | null) =>
  key === null || key === NEW_ITEMS_KEY || isCartStorageKey(key)

const cartChanges = createStorageSignal(isOurs)

/** Makes everything that shows the cart read it again. */
export const notifyCartChange = (): void => cartChanges.tell()

/**
 * Calls the listener after every change of the cart, in this or another tab. Returns the function
 * that stops it.
 */
export const onCartChange = cartChanges.watch
