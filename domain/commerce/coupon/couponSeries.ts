import { z } from 'zod'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import { normalizeCouponCode } from './couponCode.ts'
import { couponRuleSchema, type CouponRule } from './couponRule.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/** `once`: one order in all. `once_per_buyer`: one order per buyer. */
export const COUPON_SCOPES = ['once', 'once_per_buyer'] as const
export type CouponScope = (typeof COUPON_SCOPES)[number]

/** Maximum number of coupons per series. */
export const MAX_SERIES_CODES = 10_000

const positive = amountMinorSchema.refine((amount) => amount > 0, 'Please enter an amount.')

/** The desk's input for new coupons. */
export const newCouponSeriesSchema = z
  .object({
    name: z.string().trim().min(1).max(80),
    codes: z.int().min(1).max(MAX_SERIES_CODES),
    /** The code of a single coupon, or the prefix of a series' codes; empty: generated. */
    code: visibleText()
      .max(20)
      .transform(normalizeCouponCode)
      .refine((code) => /^[A-Z0-9-]*$/.test(code), 'Letters, digits and hyphens only.'),
    scope: z.enum(COUPON_SCOPES),
    isOnePerBuyer: z.boolean(),
    amountMinor: positive,
    rule: couponRuleSchema,
    startsAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    budgetMinor: positive.nullable(),
  })
  .refine(({ startsAt, expiresAt }) => !startsAt || !expiresAt || startsAt < expiresAt, {
    path: ['expiresAt'],
    message: 'The end must be after the start.',
  })
  .refine(({ budgetMinor, amountMinor }) => budgetMinor === null || budgetMinor >= amountMinor, {
    path: ['budgetMinor'],
    message: 'The budget must cover at least one coupon.',
  })
  .refine(({ codes, code }) => codes > 1 || code === '' || code.length >= 4, {
    path: ['code'],
    message: 'A code has at least four characters.',
  })

/** A stored series. USD cents. */
export interface CouponSeries {
  id: string
  name: string
  codes: number
  scope: CouponScope
  isOnePerBuyer: boolean
  amountMinor: number
  rule: CouponRule
  startsAt: string | null
  expiresAt: string | null
  budgetMinor: number | null
  spentMinor: number
  uses: number
  /** Enabled codes that an order can still use. */
  leftCodes: number
  offAt: string | null
  createdAt: string
}

export const SERIES_STATES = ['running', 'planned', 'over', 'used_up', 'off'] as const
export type SeriesState = (typeof SERIES_STATES)[number]

/** Whether its coupons can be used now, or why not. */
export function seriesState(
  series: Pick<
    CouponSeries,
    'offAt' | 'expiresAt' | 'startsAt' | 'budgetMinor' | 'spentMinor' | 'leftCodes'
  >,
  nowIso: string,
): SeriesState {
  const { offAt, expiresAt, startsAt, budgetMinor, spentMinor, leftCodes } = series
  if (offAt !== null) return 'off'
  if (expiresAt !== null && expiresAt <= nowIso) return 'over'
  if (startsAt !== null && startsAt > nowIso) return 'planned'
  const isSpent = budgetMinor !== null && spentMinor >= budgetMinor
  return isSpent || leftCodes <= 0 ? 'used_up' : 'running'
}

/** The filter of a series' codes. */
export const CODE_LISTS = {
  all: 'All',
  unused: 'Not used',
  used: 'Used',
  off: 'Switched off',
} as const
export type CodeList = keyof typeof CODE_LISTS
export const CODE_LIST_NAMES = Object.keys(CODE_LISTS) as [CodeList, ...CodeList[]]
