import type { MediaType } from '../media/mediaTypes.ts'
import { allocateMinor } from '../money/amount.ts'
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

/** Coupons in their order: what each takes off, and of which lines. No line goes below 0. */
export function applyCoupons(
  lines: readonly CouponLine[],
  coupons: readonly CouponTerms[],
): { appliedMinor: number[]; linesMinor: number[] } {
  const linesMinor = lines.map(() => 0)
  const appliedMinor = coupons.map((coupon) => {
    const sums = lines.map(({ mediaType, sumMinor }) =>
      isForMedium(coupon.rule, mediaType) ? Math.max(0, sumMinor) : 0,
    )
    const left = sums.map((sum, index) => Math.max(0, sum - (linesMinor[index] ?? 0)))
    const worth = worthOf(coupon, total(sums), total(left))
    for (const [index, part] of allocateMinor(worth, left).entries())
      linesMinor[index] = (linesMinor[index] ?? 0) + part
    return worth
  })
  return { appliedMinor, linesMinor }
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
