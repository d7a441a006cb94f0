import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Quote, QuoteChange } from '#domain/commerce/checkout/quote.types.ts'
import { quoteCart } from '#client/api/commerce/commerceCalls.ts'
import { cartActions, currentCart } from './cart.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { parseSeen, seenAfter, seenForQuote } from './seenLines.ts'
import { loadCartCurrency } from './cartCurrency.ts'
import { formatRefusal } from './formatRefusal.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { afterPress, trackPointer } from '#client/ui/afterPointerUp.ts'

const SEEN_KEY = 'amd_cart_seen'
/** The cart is refreshed every 30 s (Commerce 7). */
export const CART_REFRESH_MS = 30_000

export interface CartCheck {
  /** The server's quote of the cart; null until it has responded. */
  quote: Quote | null
  status: 'idle' | 'checking' | 'failed'
  /** Why the server refused to quote the cart; null if it could not be reached. */
  problem: string | null
}

const cartCheckAtom = atom<CartCheck>({ quote: null, status: 'idle', problem: null })

let running: Promise<void> | null = null
let isStale = false

/**
 * Has the server check prices, coupons and availability of the current cart. A failure becomes a status and is never
 * raised.
 */
export async function checkCart(): Promise<void> {
  if (running) {
    isStale = true
    return running
  }
  running = runCheck().finally(() => {
    running = null
  })
  await running
  if (isStale) {
    isStale = false
    await checkCart()
  }
}

let othersAsking = 0

/** Checks the cart if the page is visible and no other code requests its price. */
export function checkSeenCart(): void {
  if (document.visibilityState === 'visible' && othersAsking === 0) void checkCart()
}

/**
 * Suspends the checks while other code requests the cart's price. Returns the function that resumes them with a check.
 */
export function suspendCartChecks(): () => void {
  othersAsking += 1
  return () => {
    othersAsking -= 1
    checkSeenCart()
  }
}

async function runCheck(): Promise<void> {
  const store = getDefaultStore()
  const { items } = currentCart()
  if (items.cart.length === 0) {
    store.set(cartCheckAtom, { quote: null, status: 'idle', problem: null })
    return
  }
  store.set(cartCheckAtom, (current) => ({ ...current, status: 'checking' }))
  const seen = parseSeen(textStorage().getItem(SEEN_KEY))
  try {
    const currency = await loadCartCurrency()
    // The result may be inserted above the pressed control.
    const quote = await afterPress(
      withSession(() => quoteCart(items, { currency, seen: seenForQuote(items.cart, seen) })),
    )
    store.set(cartCheckAtom, { quote, status: 'idle', problem: null })
    rememberSeen(seenAfter(items.cart, quote, seen, false))
  } catch (error) {
    const problem = formatRefusal(error)
    store.set(cartCheckAtom, (current) => ({ ...current, status: 'failed', problem }))
  }
}

function rememberSeen(entries: object) {
  textStorage().setItem(SEEN_KEY, JSON.stringify(entries))
}

/** Acknowledges changed amounts: prices of packages in the cart follow the server's. */
export async function acknowledgeChanges(): Promise<void> {
  const store = getDefaultStore()
  const { quote } = store.get(cartCheckAtom)
  if (!quote) return
  const { items } = currentCart()
  const seen = parseSeen(textStorage().getItem(SEEN_KEY))
  rememberSeen(seenAfter(items.cart, quote, seen, true))
  await cartActions.applyPrices(quote.lines)
  await checkCart()
}

/** Changes since the person last looked, line by line. */
export interface LineChange extends QuoteChange {
  key: string
  name: string
}

/** Every change of a quote with the line it belongs to. */
export function quoteChanges(quote: Quote | null): LineChange[] {
  return (quote?.lines ?? []).flatMap((line) =>
    line.changes.map((change) => ({ ...change, key: line.key, name: line.name })),
  )
}

/** The server's quote of the cart, refreshed while the cart is open. */
export function useCartCheck(): CartCheck {
  useEffect(trackPointer, [])
  return useAtomValue(cartCheckAtom)
}
