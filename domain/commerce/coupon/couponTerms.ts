import { z } from 'zod'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import type { CouponSeries } from './couponSeries.ts'

const amount = amountMinorSchema.refine((minor) => minor > 0, 'Please enter an amount.')

/** The terms of issued coupons that the desk can change: validity, a percentage's maximum discount, the budget. */
const termsSchema = z.object({
  startsAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  amountMinor: amount,
  budgetMinor: amount.nullable(),
})
export type CouponTerms = z.infer<typeof termsSchema>

export const couponTermsSchema = z.object({
  /** The terms when the page was loaded. */
  before: termsSchema,
  after: termsSchema,
})
export type CouponTermsChange = z.infer<typeof couponTermsSchema>

export const couponTermsOf = ({
  startsAt,
  expiresAt,
  amountMinor,
  budgetMinor,
}: CouponTerms): CouponTerms => ({ startsAt, expiresAt, amountMinor, budgetMinor })

/** Whether `after` is lower, where null means no end or no limit. */
const isLess = <Value extends string | number>(after: Value | null, before: Value | null) =>
  after !== null && (before === null || after < before)

/** The problems of new terms, by field: promises to buyers can only be extended. */
export function couponTermsProblems(
  series: CouponTerms & Pick<CouponSeries, 'rule'>,
  after: CouponTerms,
  nowIso: string,
): Partial<Record<keyof CouponTerms, string>> {
  const { startsAt, expiresAt, amountMinor, budgetMinor } = after
  const hasBegun = series.startsAt === null || series.startsAt <= nowIso
  const isFixed = series.rule.percent === null
  const ends = expiresAt !== series.expiresAt && expiresAt !== null
  return {
    ...(hasBegun && startsAt !== series.startsAt
      ? { startsAt: 'They are in use, so their start cannot change.' }
      : {}),
    ...(isLess(expiresAt, series.expiresAt)
      ? { expiresAt: 'The end can only be later. Switch them off to end them now.' }
      : ends && expiresAt <= nowIso
        ? { expiresAt: 'The end must be in the future.' }
        : expiresAt !== null && startsAt !== null && startsAt >= expiresAt
          ? { expiresAt: 'The end must be after the start.' }
          : {}),
    ...(isFixed && amountMinor !== series.amountMinor
      ? { amountMinor: 'The value of each cannot change.' }
      : amountMinor < series.amountMinor
        ? { amountMinor: 'It can only be raised.' }
        : {}),
    ...(isLess(budgetMinor, series.budgetMinor)
      ? { budgetMinor: 'The budget can only be raised. Switch them off to end them now.' }
      : budgetMinor !== null && budgetMinor < amountMinor
        ? { budgetMinor: 'The budget must cover at least one coupon.' }
        : {}),
  }
}
