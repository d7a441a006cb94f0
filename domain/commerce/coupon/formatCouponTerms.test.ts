import { describe, expect, it } from 'vitest'
import type { CouponRule } from './couponRule.ts'
import { formatCouponNeed, formatSeries } from './formatCouponTerms.ts'

const NOTHING: CouponRule = { percent: null, media: [], minimumMinor: 0 }

describe('a coupon description', () => {
  it.each<[Partial<CouponRule>, RegExp]>([
    [{ media: ['ctv'] }, /^This coupon needs .+ in the cart\.$/],
    [
      { media: ['ctv'], minimumMinor: 500_00 },
      /^This coupon needs at least \$500 of .+ in the cart\.$/,
    ],
    [{}, /^This coupon needs the cart\.$/],
    [{ minimumMinor: 500_00 }, /^This coupon needs a cart of at least \$500\.$/],
  ])('states the unmet condition of %j', (rule, words) => {
    expect(formatCouponNeed({ ...NOTHING, ...rule })).toMatch(words)
  })

  const series = {
    codes: 1_200,
    amountMinor: 25_00,
    rule: NOTHING,
    scope: 'once',
    isOnePerBuyer: false,
    budgetMinor: null,
  } as const

  it('describes a series in one line', () => {
    expect(formatSeries(series)).toBe('1,200 coupons of $25 off, each for one order')
    expect(formatSeries({ ...series, rule: { ...NOTHING, media: ['ctv'] } })).not.toContain('from')
    expect(formatSeries({ ...series, codes: 1, isOnePerBuyer: true, budgetMinor: 1_000_00 })).toBe(
      '1 coupon of $25 off, each for one order, one for a buyer, at most $1,000 in all',
    )
    const rule: CouponRule = { percent: 10, media: [], minimumMinor: 300_00 }
    expect(formatSeries({ ...series, rule, scope: 'once_per_buyer' })).toBe(
      '1,200 coupons of 10% off, at most $25, from $300, each for one order of every buyer',
    )
  })
})
