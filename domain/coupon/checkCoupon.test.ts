import { describe, expect, it } from 'vitest'
import { couponProblem, type CouponFacts } from './checkCoupon.ts'
import { isSameCoupon, normalizeCouponCode } from './couponCode.ts'

const facts: CouponFacts = {
  coupon: { num: 'A', amountMinor: 2_500, expiresAt: '2026-12-31T00:00:00.000Z', scope: 'once' },
  isClaimed: false,
  nowIso: '2026-11-21T00:00:00.000Z',
  expectedAmountMinor: null,
}

describe('a coupon', () => {
  it.each([
    ['can be used', {}, null],
    ['is unknown', { coupon: null }, 'coupon_invalid'],
    [
      'was taken out of use while in a cart',
      { coupon: null, expectedAmountMinor: 1 },
      'coupon_changed',
    ],
    ['is over', { nowIso: '2026-12-31T00:00:00.000Z' }, 'coupon_expired'],
    ['is claimed', { isClaimed: true }, 'coupon_claimed'],
    ['was used while in a cart', { isClaimed: true, expectedAmountMinor: 2_500 }, 'coupon_changed'],
    ['changed its worth', { expectedAmountMinor: 2_000 }, 'coupon_changed'],
    ['is still what the cart says', { expectedAmountMinor: 2_500 }, null],
  ] as const)('%s', (_name, change, problem) => {
    expect(couponProblem({ ...facts, ...change })).toBe(problem)
  })
  it('is found however it is typed', () => {
    expect(normalizeCouponCode(' welcome 25\n')).toBe('WELCOME25')
    expect(isSameCoupon('welcome25', 'WELCOME25 ')).toBe(true)
  })
})
