import type { CartState } from '#domain/commerce/cart/cartItem.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import { requestApprovalCall } from '#client/api/orders/approvalCalls.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { clearOrderIntent, intentKey } from './orderIntent.ts'
import { hasAnswer } from './submitOrder.ts'

/**
 * Asks for the approval of the order that the member sees, and empties the cart: the request has it. Repeats of the same
 * content return the same request. Raises ProductError.
 */
export async function submitRequest(
  checkout: Checkout,
  items: CartState['items'],
  also: { expectedTotalMinor: number; note: string; clientId: string | null },
): Promise<{ id: string }> {
  const request = { checkout, items, ...also }
  const key = await intentKey({ approval: request }, () => crypto.randomUUID())
  try {
    const requested = await withSession(() => requestApprovalCall(request, key))
    clearOrderIntent()
    await cartActions.clear()
    return requested
  } catch (error) {
    if (hasAnswer(error)) clearOrderIntent()
    throw error
  }
}
