import { findClaimedCoupons, findCoupons } from '#database/queries/commerce/coupons.ts'
import type { CartDiscount } from '#domain/commerce/cart/cartItem.ts'
import { SHARED_NETWORK_WORDS } from '#domain/commerce/coupon/couponBuyer.ts'
import { couponProblem } from '#domain/commerce/coupon/checkCoupon.ts'
import { normalizeCouponCode } from '#domain/commerce/coupon/couponCode.ts'
import { ERROR_CATALOGUE } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { couponBuyer } from './couponBuyer.ts'
import { isOnlyNetworks } from './isOnlyNetworks.ts'
import { lookUpCodes } from './lookUpCodes.ts'

/**
 * A coupon that is about to be added to a cart, ready for `addDiscount`. Raises coupon_invalid, coupon_expired,
 * coupon_claimed (Commerce 14), coupon_not_yet, too_many_attempts.
 */
export async function checkCoupon(
  context: OperationContext,
  request: { num: string; email?: string | undefined },
): Promise<CartDiscount & { expiresAt: string | null }> {
  const num = normalizeCouponCode(request.num)
  const { coupon, problem, isNetworks } = await lookUpCodes(context, async () => {
    const found = await lookUp(context, num, request.email ?? null)
    return { found, wrong: found.problem === null ? 0 : 1 }
  })
  if (problem !== null || coupon === null) {
    const code = problem ?? 'coupon_invalid'
    const message = isNetworks ? SHARED_NETWORK_WORDS : ERROR_CATALOGUE[code].message
    throw new ProductError(code, { message, fields: [{ path: 'num', message }] })
  }
  const { amountMinor: amount, expiresAt, rule, lineId } = coupon
  return {
    num,
    amount,
    expiresAt,
    ...(rule ? { rule } : {}),
    ...(lineId ? { keepsRest: true } : {}),
  }
}

async function lookUp(context: OperationContext, num: string, email: string | null) {
  const { db } = context
  const buyer = await couponBuyer(context, email)
  const found = await findCoupons(db, [num])
  const [coupon = null] = found
  const claimed = await findClaimedCoupons(db, found, buyer)
  const problem = couponProblem({
    coupon,
    isClaimed: claimed.has(num),
    nowIso: context.now.toISOString(),
    expectedAmountMinor: null,
  })
  const isNetworks = claimed.has(num) && (await isOnlyNetworks(db, found, buyer))
  return { coupon, problem, isNetworks }
}
