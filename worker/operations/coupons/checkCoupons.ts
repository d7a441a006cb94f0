import { connect } from '#database/connection.ts'
import { findClaimedCoupons, findCoupons } from '#database/queries/coupons.ts'
import type { CartDiscount } from '#domain/cart/cartItem.ts'
import { quoteIssue, type CheckedCoupon } from '#domain/checkout/priceCart.ts'
import { couponProblem, type Coupon } from '#domain/coupon/checkCoupon.ts'
import { normalizeCouponCode } from '#domain/coupon/couponCode.ts'
import type { OperationContext } from '../../env.ts'

/** The coupons of a cart with what they are worth or why they cannot be used, and those that exist as they are kept. */
export async function checkCoupons(
  context: Pick<OperationContext, 'env' | 'now'>,
  discounts: readonly CartDiscount[],
  email: string | null,
): Promise<{ checked: CheckedCoupon[]; known: Map<string, Coupon> }> {
  const db = connect(context.env.DB)
  const nums = discounts.map(({ num }) => normalizeCouponCode(num))
  const [coupons, claimed] = await Promise.all([
    findCoupons(db, nums),
    findClaimedCoupons(db, nums, email),
  ])
  const known = new Map(coupons.map((coupon) => [coupon.num, coupon]))
  const seen = new Set<string>()
  const checked = discounts.map(({ amount }, index): CheckedCoupon => {
    const num = nums[index] ?? ''
    const coupon = known.get(num) ?? null
    const problem = couponProblem({
      coupon,
      isClaimed: claimed.has(num) || seen.has(num),
      nowIso: context.now.toISOString(),
      expectedAmountMinor: amount,
    })
    seen.add(num)
    return {
      num,
      amount: coupon?.amountMinor ?? amount,
      issue: problem && quoteIssue(problem),
    }
  })
  return { checked, known }
}
