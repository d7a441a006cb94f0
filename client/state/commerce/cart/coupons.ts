import type { CartDiscount } from '#domain/commerce/cart/cartItem.ts'
import { checkCouponCall } from '#client/api/commerce/commerceCalls.ts'
import { cartActions } from './cart.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { afterPress } from '#client/ui/pressEnd.ts'

/**
 * Asks the server what a coupon is worth and puts it in the cart, not while something is pressed: its line, or what is
 * said instead, pushes away what is below. Raises ProductError with the text for the person.
 */
export async function checkCoupon(num: string): Promise<CartDiscount> {
  const discount = await afterPress(withSession(() => checkCouponCall(num)))
  await cartActions.applyCoupon(discount)
  return discount
}
