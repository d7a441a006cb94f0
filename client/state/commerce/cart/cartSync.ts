import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { putCart } from '#client/api/commerce/commerceCalls.ts'
import { formatRefusal } from './formatRefusal.ts'
import { currentCart } from './cart.ts'
import { readCartVersion } from '#client/state/foundation/storage/cartStorage.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { SESSION_KEY, withSession } from '#client/state/foundation/identity/session.ts'

const SENT_KEY = 'amd_cart_sent'
const LOCK_NAME = 'amd_cart_sync'
const DEBOUNCE_MS = 800
const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 60_000

/** Why the server refused its copy of the cart; null if it accepted it, or could not be reached. */
const notSavedAtom = atom<string | null>(null)

/** Why the server refused to store a copy of the cart; null if it did not. */
export function useNotSaved(): string | null {
  return useAtomValue(notSavedAtom)
}

const sentVersion = () => Number(textStorage().getItem(SENT_KEY)) || 0

let timer: ReturnType<typeof setTimeout> | undefined
let retryMs = FIRST_RETRY_MS

/** Sends the cart to the server a moment after its last change, and retries until the server has the newest version. */
export function scheduleCartUpload(delayMs = DEBOUNCE_MS): void {
  if (readCartVersion() <= sentVersion()) return
  clearTimeout(timer)
  timer = setTimeout(() => void sendCart(), delayMs)
}

/** A new session has no cart on the server yet. */
export function sendCartToNewSessions(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY || newValue !== null) return
    textStorage().removeItem(SENT_KEY)
    scheduleCartUpload()
  })
}

async function sendCart(): Promise<void> {
  try {
    await oneTabOnly(sendNewest)
    retryMs = FIRST_RETRY_MS
    getDefaultStore().set(notSavedAtom, null)
    scheduleCartUpload()
  } catch (error) {
    getDefaultStore().set(notSavedAtom, formatRefusal(error))
    scheduleCartUpload(retryMs)
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  }
}

async function sendNewest(): Promise<void> {
  const version = readCartVersion()
  if (version <= sentVersion()) return
  const { items } = currentCart()
  await withSession(() => putCart(items, version))
  textStorage().setItem(SENT_KEY, String(version))
}

async function oneTabOnly(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (locks) await locks.request(LOCK_NAME, work)
  else await work()
}
