import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { allocateMinor } from '#domain/foundation/money/amount.ts'
import type { CouponRule } from './couponRule.ts'

/** The cart that coupons apply to, USD cents. */
export interface CouponLine {
  mediaType: MediaType
  sumMinor: number
}

/** A coupon's value; with a rule, the maximum discount. */
export interface CouponTerms {
  amount: number
  rule?: CouponRule | null | undefined
}

/** Whether a coupon applies to a medium. */
export const isForMedium = (rule: CouponTerms['rule'], mediaType: MediaType): boolean =>
  !rule || rule.media.length === 0 || rule.media.includes(mediaType)

/** A coupon's discount on the remaining amount of its media; zero below its minimum. */
function worthOf({ amount, rule }: CouponTerms, sumMinor: number, leftMinor: number): number {
  if (!rule) return Math.min(amount, leftMinor)
  if (sumMinor < rule.minimumMinor) return 0
  const share = rule.percent === null ? amount : Math.round((leftMinor * rule.percent) / 100)
  return Math.min(amount, share, leftMinor)
}

/**
 * Splits coupons, in their order, over the lines of a cart: the discount of each on each line in USD cents, one row per
 * coupon. A coupon for some media discounts no other lines, and no line goes below 0. Every display of a line's price
 * after coupons uses these parts.
 */
export function splitCoupons(
  lines: readonly CouponLine[],
  coupons: readonly CouponTerms[],
): number[][] {
  const takenMinor = lines.map(() => 0)
  return coupons.map((coupon) => {
    const sums = lines.map(({ mediaType, sumMinor }) =>
      isForMedium(coupon.rule, mediaType) ? Math.max(0, sumMinor) : 0,
    )
    const left = sums.map((sum, index) => Math.max(0, sum - (takenMinor[index] ?? 0)))
    const parts = allocateMinor(worthOf(coupon, total(sums), total(left)), left)
    for (const [index, part] of parts.entries()) takenMinor[index] = (takenMinor[index] ?? 0) + part
    return parts
  })
}

/** Coupons in their order: the discount of each, by line. USD cents. */
export function applyCoupons(
  lines: readonly CouponLine[],
  coupons: readonly CouponTerms[],
): { appliedMinor: number[]; linesMinor: number[] } {
  const parts = splitCoupons(lines, coupons)
  return {
    appliedMinor: parts.map(total),
    linesMinor: lines.map((_, at) => total(parts.map((row) => row[at] ?? 0))),
  }
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
