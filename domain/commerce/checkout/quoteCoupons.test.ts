import { describe, expect, it } from 'vitest'
import type { CouponRule } from '../coupon/couponRule.ts'
import type { CurrencyRate } from '#domain/foundation/money/convert.ts'
import { quoteCoupons } from './quoteCoupons.ts'
import { quoteIssue, type CheckedCoupon } from './quoteIssue.ts'
import { usdTax } from './usdTax.ts'

const usd: CurrencyRate = { currency: 'USD', perUsdMicros: 1_000_000, asOfDate: '2026-11-01' }
const half: CurrencyRate = { currency: 'EUR', perUsdMicros: 500_000, asOfDate: '2026-11-01' }
const AUDIO = { mediaType: 'online_audio', sumMinor: 400_00, subtotalMinor: 400_00 } as const
const TV = { mediaType: 'ctv', sumMinor: 600_00, subtotalMinor: 600_00 } as const

const rule = (change: Partial<CouponRule>): CouponRule => ({
  percent: null,
  media: [],
  minimumMinor: 0,
  ...change,
})
const coupon = (amount: number, change: Partial<CheckedCoupon> = {}): CheckedCoupon => ({
  num: 'A',
  amount,
  issue: null,
  ...change,
})
const quoted = (...coupons: CheckedCoupon[]) => quoteCoupons([AUDIO, TV], coupons, usd)
const codes = (...coupons: CheckedCoupon[]) =>
  quoted(...coupons).discounts.map(({ issue }) => issue?.code ?? null)

describe('coupons of a quote', () => {
  it('report an unmet condition, and then deduct nothing', () => {
    const from = (minimumMinor: number, change: Partial<CouponRule> = {}) =>
      coupon(50_00, { rule: rule({ minimumMinor, ...change }) })
    expect(codes(from(1_000_00))).toEqual([null])
    expect(codes(from(1_000_01))).toEqual(['coupon_not_met'])
    expect(codes(from(400_00, { media: ['online_audio'] }))).toEqual([null])
    expect(codes(from(400_01, { media: ['online_audio'] }))).toEqual(['coupon_not_met'])
    expect(codes(from(0, { media: ['dooh'] }))).toEqual(['coupon_not_met'])
    const { discounts, discountUsdMinor } = quoted(from(1_000_01), coupon(10_00))
    expect(discounts.map(({ curAmount }) => curAmount)).toEqual([0, 10_00])
    expect(discountUsdMinor).toBe(10_00)
    expect(discounts[0]?.issue?.message).toMatch(/at least \$1,000\.01/)
    expect('rule' in (discounts[1] ?? {})).toBe(false)
  })

  it('keep an existing issue', () => {
    const expired = coupon(50_00, {
      issue: quoteIssue('coupon_expired'),
      rule: rule({ minimumMinor: 9_999_00 }),
    })
    expect(codes(expired)).toEqual(['coupon_expired'])
    expect(quoteIssue('coupon_expired', { message: 'Over.' }).message).toBe('Over.')
  })

  it('of a series are limited by the rest of its budget', () => {
    const left = (budgetLeftMinor: number | null) => coupon(50_00, { budgetLeftMinor })
    expect(codes(left(50_00))).toEqual([null])
    expect(codes(left(49_99))).toEqual(['coupon_used_up'])
    expect(codes(left(null))).toEqual([null])
    // The discounts of earlier coupons limit this one.
    expect(codes(coupon(970_00), left(30_00))).toEqual([null, null])
    expect(codes(coupon(969_99), left(30_00))).toEqual([null, 'coupon_used_up'])
  })

  it('are spread over all lines, or over those of their media', () => {
    expect(quoted(coupon(100_00)).discountParts).toEqual([40_00, 60_00])
    const tv = coupon(100_00, { rule: rule({ media: ['ctv'] }) })
    expect(quoted(tv).discountParts).toEqual([0, 100_00])
    expect(quoted(tv, coupon(90_00)).discountParts).toEqual([40_00, 150_00])
    const share = coupon(100_00, { rule: rule({ percent: 10 }) })
    expect(quoted(share).discountParts).toEqual([40_00, 60_00])
  })

  it('never exceed a line’s price in another currency', () => {
    const lines = [1, 1, 1].map((sumMinor, at) => ({
      mediaType: at === 0 ? ('online_audio' as const) : ('ctv' as const),
      sumMinor,
      subtotalMinor: at === 2 ? 0 : 1,
    }))
    const both = [
      coupon(1, { rule: rule({ media: ['online_audio'] }) }),
      coupon(2, { rule: rule({ media: ['ctv'] }) }),
    ]
    const { discountMinor, discountParts, discounts } = quoteCoupons(lines, both, half)
    expect(discountMinor).toBe(2)
    expect(discounts.map(({ appliedMinor }) => appliedMinor)).toEqual([1, 1])
    expect(discountParts).toEqual([1, 1, 0])
  })
})

describe('the tax in dollars', () => {
  it('is the tax itself, or its share of the amount to pay', () => {
    expect(usdTax({ netMinor: 100, taxMinor: 19 }, 999, usd)).toBe(19)
    expect(usdTax({ netMinor: 100, taxMinor: 19 }, 200, half)).toBe(38)
    expect(usdTax({ netMinor: 100, taxMinor: 19 }, 201, half)).toBe(38)
    expect(usdTax({ netMinor: 100, taxMinor: 19 }, 203, half)).toBe(39)
    expect(usdTax({ netMinor: 0, taxMinor: 0 }, 0, half)).toBe(0)
    expect(usdTax({ netMinor: 1, taxMinor: 1 }, 0, half)).toBe(0)
  })
})
