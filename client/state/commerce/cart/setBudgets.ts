import { setCartBudgets } from '#domain/commerce/cart/setCartBudgets.ts'
import { beforeChange, currentCart } from './cart.ts'
import { changeStoredCart } from '#client/state/foundation/storage/cartStorage.ts'

/**
 * Sets the budgets of campaigns, USD cents by key. Returns the function that restores the former ones. Raises
 * offer_kept.
 */
export async function setBudgets(
  budgets: ReadonlyMap<string, number>,
): Promise<() => Promise<void>> {
  await beforeChange()
  const before = new Map(
    currentCart().items.cart.flatMap(({ key, data }) =>
      budgets.has(key) ? [[key, data.budget] as const] : [],
    ),
  )
  await changeStoredCart((snapshot) => setCartBudgets(snapshot, budgets))
  return async () => {
    await changeStoredCart((snapshot) => setCartBudgets(snapshot, before))
  }
}
