import { connect } from '#database/connection.ts'
import { findClaimedCoupons, findCoupons } from '#database/queries/coupons.ts'
import type { CartDiscount } from '#domain/cart/cartItem.ts'
import { couponProblem } from '#domain/coupon/checkCoupon.ts'
import { normalizeCouponCode } from '#domain/coupon/couponCode.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { OperationContext } from '../../env.ts'

/**
 * A coupon that is about to be added to a cart, ready for `addDiscount`. Raises coupon_invalid, coupon_expired,
 * coupon_claimed (spec §8).
 */
export async function checkCoupon(
  context: Pick<OperationContext, 'env' | 'now'>,
  request: { num: string; email?: string | undefined },
): Promise<CartDiscount & { expiresAt: string | null }> {
  const db = connect(context.env.DB)
  const num = normalizeCouponCode(request.num)
  const [[coupon = null], claimed] = await Promise.all([
    findCoupons(db, [num]),
    findClaimedCoupons(db, [num], request.email ?? null),
  ])
  const problem = couponProblem({
    coupon,
    isClaimed: claimed.has(num),
    nowIso: context.now.toISOString(),
    expectedAmountMinor: null,
  })
  if (problem !== null || coupon === null) {
    const { code, message } = new ProductError(problem ?? 'coupon_invalid')
    throw new ProductError(code, { fields: [{ path: 'num', message }] })
  }
  return { num, amount: coupon.amountMinor, expiresAt: coupon.expiresAt }
}
