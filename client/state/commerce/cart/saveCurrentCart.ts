import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { saveCartCall } from '#client/api/commerce/savedCartCalls.ts'
import { currentCart } from './cart.ts'

/** Saves the cart of the browser in the account. Returns its name; null for an empty cart. Raises saved_carts_full. */
export async function saveCurrentCart(): Promise<string | null> {
  const { cart } = currentCart().items
  if (cart.length === 0) return null
  const name = `Cart of ${formatInstant(new Date().toISOString())}`
  await saveCartCall({ name, items: cart })
  return name
}
