import { z } from 'zod'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'

/** A coupon's conditions and calculation; its amount is then the maximum discount. */
export const couponRuleSchema = z.object({
  /** Percentage of the remaining amount in its media; null: the fixed amount. */
  percent: z.int().min(1).max(100).nullable(),
  /** Its media; none: everything. */
  media: z.array(mediaTypeSchema).max(6),
  /** The minimum total of the cart in its media, before coupons, USD cents. */
  minimumMinor: amountMinorSchema,
})
export type CouponRule = z.infer<typeof couponRuleSchema>

/** Whether two rules are equal. */
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

/** A rule without conditions that takes the fixed amount off everything is null. */
export const askedRule = (rule: CouponRule): CouponRule | null =>
  rule.percent === null && rule.media.length === 0 && rule.minimumMinor === 0 ? null : rule
