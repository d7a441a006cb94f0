import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { allocateMinor } from '#domain/foundation/money/amount.ts'
import type { CouponRule } from './couponRule.ts'

/** What of a cart coupons are taken off, USD cents. */
export interface CouponLine {
  mediaType: MediaType
  sumMinor: number
}

/** A coupon's worth; with a rule, the most it takes off. */
export interface CouponTerms {
  amount: number
  rule?: CouponRule | null | undefined
}

/** Whether a coupon is for a medium. */
export const isForMedium = (rule: CouponTerms['rule'], mediaType: MediaType): boolean =>
  !rule || rule.media.length === 0 || rule.media.includes(mediaType)

/** What a coupon takes off of what is left to pay for what it is for; nothing below its minimum. */
function worthOf({ amount, rule }: CouponTerms, sumMinor: number, leftMinor: number): number {
  if (!rule) return Math.min(amount, leftMinor)
  if (sumMinor < rule.minimumMinor) return 0
  const share = rule.percent === null ? amount : Math.round((leftMinor * rule.percent) / 100)
  return Math.min(amount, share, leftMinor)
}

/**
 * Splits coupons, in their order, over the lines of a cart: USD cents that each takes off of each line, a row a coupon. A
 * coupon for some media takes nothing off of other lines, and no line goes below 0. Every place that says what a line
 * costs after coupons goes by these parts.
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

/** Coupons in their order: what each takes off, and of which lines. USD cents. */
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
