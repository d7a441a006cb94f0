import type { CartChange } from './changeCart.ts'
import { OFFER_KEY } from './cartKeys.ts'
import { readCart, type CartSnapshot } from './readCart.ts'

/**
 * Gives campaigns other budgets, USD cents by key, and clears the offer, whose prices hold for exactly what was offered.
 * Entries that have left the cart, and ad creations, stay as they are.
 */
export function setCartBudgets(
  snapshot: CartSnapshot,
  budgets: ReadonlyMap<string, number>,
): CartChange {
  const set: Record<string, string> = {}
  for (const item of readCart(snapshot).items) {
    const budget = budgets.get(item.key)
    if (item.type !== 'campaign' || budget === undefined || budget === item.data.budget) continue
    const plan = { ...item.data.plan, budgetMinor: budget }
    set[item.key] = JSON.stringify({ ...item, data: { ...item.data, budget, plan } })
  }
  return { set, remove: Object.keys(set).length > 0 && OFFER_KEY in snapshot ? [OFFER_KEY] : [] }
}
