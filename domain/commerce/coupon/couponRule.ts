import { z } from 'zod'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'

/** What a coupon asks of a cart, and how it is reckoned; the coupon's amount is then the most that it takes off. */
export const couponRuleSchema = z.object({
  /** Of what is left to pay for what it is for; null: the amount itself. */
  percent: z.int().min(1).max(100).nullable(),
  /** What it is for; none: everything. */
  media: z.array(mediaTypeSchema).max(6),
  /** What the cart must come to in what it is for, before coupons, USD cents. */
  minimumMinor: amountMinorSchema,
})
export type CouponRule = z.infer<typeof couponRuleSchema>

/** Whether a cart and the server mean the same rule. */
export function isSameRule(
  a: CouponRule | null | undefined,
  b: CouponRule | null | undefined,
): boolean {
  if (!a || !b) return !a && !b
  return (
    a.percent === b.percent &&
    a.minimumMinor === b.minimumMinor &&
    a.media.length === b.media.length &&
    a.media.every((mediaType) => b.media.includes(mediaType))
  )
}

/** A rule that asks nothing and takes the amount off everything is none. */
export const askedRule = (rule: CouponRule): CouponRule | null =>
  rule.percent === null && rule.media.length === 0 && rule.minimumMinor === 0 ? null : rule
