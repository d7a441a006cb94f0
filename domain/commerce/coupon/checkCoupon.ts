import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { CouponScope } from './couponSeries.ts'
import { isSameRule, type CouponRule } from './couponRule.ts'

/** A coupon as the server keeps it; `amountMinor` in USD cents, `expiresAt` an ISO instant or null. */
export interface Coupon {
  num: string
  /** What it takes off at most. Of a coupon that was paid for: what orders have left of it. */
  amountMinor: number
  expiresAt: string | null
  /** `once`: one order in all. `once_per_buyer`: one order for each buyer (`claimantsOf`). */
  scope: CouponScope
  /** The stopped line whose unused part it is worth: then its value was paid for. Not for coupons given away. */
  lineId?: string | null
  /** It was paid for, and orders have used all of it. */
  isSpent?: boolean
  /** What it asks and how it is reckoned; none: `amountMinor` off everything. */
  rule?: CouponRule | null
  /** Null: at once. */
  startsAt?: string | null
  /** The series it was made in. */
  seriesId?: string | null
  /** A buyer can use one coupon of the series. */
  isOnePerBuyer?: boolean
  /** Taken out of use by the desk. */
  isOff?: boolean
  /** What the series may still take off, USD cents; null: any sum. */
  budgetLeftMinor?: number | null
}

export interface CouponFacts {
  /** Null when no such coupon exists. */
  coupon: Coupon | null
  /** An order that stands has claimed it, so that this buyer cannot. */
  isClaimed: boolean
  nowIso: string
  /** What the buyer's cart says it is worth, USD cents; null when it is only being added. */
  expectedAmountMinor: number | null
  /** What the cart says it asks. */
  expectedRule?: CouponRule | null | undefined
}

/**
 * Why a coupon cannot be used, or null when it can (Commerce 14). A coupon that lies in a cart already and was used or
 * changed since gets the one text for both; so does a code that does not exist, or whose worth the cart does not know, so
 * that a quote tells nobody which codes there are.
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
