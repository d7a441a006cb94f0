import type { CartDiscount } from '#domain/commerce/cart/cartItem.ts'
import { checkCouponCall } from '#client/api/commerce/commerceCalls.ts'
import { cartActions } from './cart.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { afterPress } from '#client/ui/afterPointerUp.ts'

/**
 * Requests a coupon's value from the server and adds it to the cart, not during a press: its line or its message
 * moves the content below. Raises ProductError with the text for the person.
 */
export async function checkCoupon(num: string): Promise<CartDiscount> {
  const discount = await afterPress(withSession(() => checkCouponCall(num)))
  await cartActions.applyCoupon(discount)
  return discount
}
