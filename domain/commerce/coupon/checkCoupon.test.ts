import { describe, expect, it } from 'vitest'
import { couponProblem, type Coupon, type CouponFacts } from './checkCoupon.ts'
import { isSameCoupon, normalizeCouponCode } from './couponCode.ts'
import type { CouponRule } from './couponRule.ts'

const coupon: Coupon = {
  num: 'A',
  amountMinor: 2_500,
  expiresAt: '2026-12-31T00:00:00.000Z',
  scope: 'once',
}
const rule: CouponRule = { percent: 10, media: [], minimumMinor: 0 }
const facts: CouponFacts = {
  coupon,
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
    ['ends a moment later', { nowIso: '2026-12-30T23:59:59.999Z' }, null],
    ['has no end', { coupon: { ...coupon, expiresAt: null }, nowIso: '2099-01-01' }, null],
    ['was switched off', { coupon: { ...coupon, isOff: true } }, 'coupon_invalid'],
    [
      'was switched off while in a cart',
      { coupon: { ...coupon, isOff: true }, expectedAmountMinor: 2_500 },
      'coupon_changed',
    ],
    ['is yet to start', { coupon: { ...coupon, startsAt: '2026-11-22' } }, 'coupon_not_yet'],
    ['starts now', { coupon: { ...coupon, startsAt: '2026-11-21T00:00:00.000Z' } }, null],
    [
      'asks what the cart does not say',
      { coupon: { ...coupon, rule }, expectedAmountMinor: 2_500 },
      'coupon_changed',
    ],
    [
      'asks what the cart says',
      { coupon: { ...coupon, rule }, expectedAmountMinor: 2_500, expectedRule: rule },
      null,
    ],
    ['asks something, and is being added', { coupon: { ...coupon, rule } }, null],
    ['is still what the cart says', { expectedAmountMinor: 2_500 }, null],
  ] as const)('%s', (_name, change, problem) => {
    expect(couponProblem({ ...facts, ...change })).toBe(problem)
  })
  it('is found in any spelling', () => {
    expect(normalizeCouponCode(' welcome 25\n')).toBe('WELCOME25')
    expect(isSameCoupon('welcome25', 'WELCOME25 ')).toBe(true)
    expect(isSameCoupon('welcome25', 'welcome26')).toBe(false)
  })
})
