import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { CouponScope } from './couponSeries.ts'
import { isSameRule, type CouponRule } from './couponRule.ts'

/** A stored coupon; `amountMinor` in USD cents, `expiresAt` an ISO instant or null. */
export interface Coupon {
  num: string
  /** The maximum discount. For a paid coupon: its unused part. */
  amountMinor: number
  expiresAt: string | null
  /** `once`: one order in all. `once_per_buyer`: one order per buyer (`claimantsOf`). */
  scope: CouponScope
  /** The stopped line whose unused part it refunds: its value was paid for. Absent from promotional coupons. */
  lineId?: string | null
  /** A paid coupon that orders have used up. */
  isSpent?: boolean
  /** Its conditions and calculation; none: `amountMinor` off everything. */
  rule?: CouponRule | null
  /** Null: valid at once. */
  startsAt?: string | null
  /** Its series. */
  seriesId?: string | null
  /** A buyer can use one coupon of the series. */
  isOnePerBuyer?: boolean
  /** Disabled by the desk. */
  isOff?: boolean
  /** The rest of the series' budget, USD cents; null: unlimited. */
  budgetLeftMinor?: number | null
}

export interface CouponFacts {
  /** Null when no such coupon exists. */
  coupon: Coupon | null
  /** Claimed by an order, so that this buyer cannot use it. */
  isClaimed: boolean
  nowIso: string
  /** The value in the buyer's cart, USD cents; null when it is being added. */
  expectedAmountMinor: number | null
  /** The rule in the buyer's cart. */
  expectedRule?: CouponRule | null | undefined
}

/**
 * Why a coupon cannot be used, or null when it can (Commerce 14). A coupon in the cart that was used or changed since
 * gets one text for both; so does a code that does not exist, or whose value the cart does not have, so that a quote
 * reveals no existing codes.
 */
export function couponProblem(facts: CouponFacts): ErrorCode | null {
  const isInCart = facts.expectedAmountMinor !== null
  if (!facts.coupon) return isInCart ? 'coupon_changed' : 'coupon_invalid'
  const { amountMinor, rule, isOff, startsAt } = facts.coupon
  const isAsExpected =
    facts.expectedAmountMinor === amountMinor && isSameRule(facts.expectedRule, rule)
  if (isInCart && !isAsExpected) return 'coupon_changed'
  if (isOff) return isInCart ? 'coupon_changed' : 'coupon_invalid'
  if (startsAt && startsAt > facts.nowIso) return 'coupon_not_yet'
  if (facts.coupon.expiresAt !== null && facts.coupon.expiresAt <= facts.nowIso)
    return 'coupon_expired'
  if (facts.isClaimed) return isInCart ? 'coupon_changed' : 'coupon_claimed'
  return null
}
