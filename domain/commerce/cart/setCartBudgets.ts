import type { CartChange } from './changeCart.ts'
import { OFFER_KEY } from './cartKeys.ts'
import { readCart, type CartSnapshot } from './readCart.ts'

/**
 * Sets the budgets of campaigns, USD cents by key, and clears the offer, whose prices hold only for the offered cart.
 * Missing entries and ad creations are skipped.
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
