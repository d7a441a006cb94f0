import { findClaimedCoupons, findCoupons } from '#database/queries/commerce/coupons.ts'
import type { CartDiscount } from '#domain/commerce/cart/cartItem.ts'
import { quoteIssue, type CheckedCoupon } from '#domain/commerce/checkout/quoteIssue.ts'
import { couponProblem, type Coupon } from '#domain/commerce/coupon/checkCoupon.ts'
import { normalizeCouponCode } from '#domain/commerce/coupon/couponCode.ts'
import { SHARED_NETWORK_WORDS, type CouponBuyer } from '#domain/commerce/coupon/couponBuyer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { couponBuyer } from './couponBuyer.ts'
import { isOnlyNetworks } from './isOnlyNetworks.ts'
import { lookUpCodes } from './lookUpCodes.ts'

interface CheckedCoupons {
  checked: CheckedCoupon[]
  /** The buyer; null without coupons, when it is not looked up. */
  buyer: CouponBuyer | null
  /** Existing coupons as stored, by number. */
  known: Map<string, Coupon>
}

/**
 * Coupons of a cart with their value or the reason for rejection. `email` is the one that a guest entered. Raises
 * too_many_attempts.
 */
export async function checkCoupons(
  context: OperationContext,
  discounts: readonly CartDiscount[],
  email: string | null,
): Promise<CheckedCoupons> {
  if (discounts.length === 0) return { checked: [], buyer: null, known: new Map() }
  const buyer = await couponBuyer(context, email)
  return await lookUpCodes(context, async () => {
    const found = await lookUp(context, discounts, buyer)
    const wrong = found.checked.filter(({ issue }) => issue?.code === 'coupon_changed')
    return { found: { ...found, buyer }, wrong: new Set(wrong.map(({ num }) => num)).size }
  })
}

async function lookUp(
  context: Pick<OperationContext, 'db' | 'now'>,
  discounts: readonly CartDiscount[],
  buyer: CouponBuyer,
): Promise<Omit<CheckedCoupons, 'buyer'>> {
  const { db } = context
  const nums = discounts.map(({ num }) => normalizeCouponCode(num))
  const coupons = await findCoupons(db, nums)
  const claimed = await findClaimedCoupons(db, coupons, buyer)
  const claimedCoupons = coupons.filter(({ num }) => claimed.has(num))
  const isNetworks = claimedCoupons.length > 0 && (await isOnlyNetworks(db, claimedCoupons, buyer))
  const known = new Map(coupons.map((coupon) => [coupon.num, coupon]))
  const seen = new Set<string>()
  // The value is shown only as in the cart: the code may be a guess.
  const checked = discounts.map(({ amount, rule }, index): CheckedCoupon => {
    const num = nums[index] ?? ''
    const coupon = known.get(num) ?? null
    // Two coupons of a once-per-buyer series count as the same one.
    const seriesKey = coupon?.isOnePerBuyer ? coupon.seriesId : null
    const problem = couponProblem({
      coupon,
      isClaimed: claimed.has(num) || seen.has(num) || seen.has(seriesKey ?? num),
      nowIso: context.now.toISOString(),
      expectedAmountMinor: amount,
      expectedRule: rule,
    })
    seen.add(num)
    if (seriesKey) seen.add(seriesKey)
    return {
      num,
      amount,
      ...(rule ? { rule } : {}),
      ...(coupon?.lineId && !problem ? { keepsRest: true } : {}),
      issue:
        problem &&
        quoteIssue(
          problem,
          isNetworks && problem === 'coupon_changed' && isAsExpected(coupon, amount)
            ? { message: SHARED_NETWORK_WORDS }
            : {},
        ),
      budgetLeftMinor: problem ? null : coupon?.budgetLeftMinor,
    }
  })
  return { checked, known }
}

const isAsExpected = (coupon: Coupon | null, amount: number): boolean =>
  coupon?.amountMinor === amount
