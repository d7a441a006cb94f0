import type { CartDiscount } from '#domain/cart/cartItem.ts'
import { checkCouponCall } from '#client/api/commerceCalls.ts'
import { cartActions } from './cart.ts'
import { withSession } from '#client/state/account/session.ts'

/** Asks the server what a coupon is worth and puts it in the cart. Raises ProductError with the text for the person. */
export async function checkCoupon(num: string): Promise<CartDiscount> {
  const discount = await withSession(() => checkCouponCall(num))
  await cartActions.applyCoupon(discount)
  return discount
}
