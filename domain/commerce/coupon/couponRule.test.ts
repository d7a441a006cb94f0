import { describe, expect, it } from 'vitest'
import { askedRule, couponRuleSchema, isSameRule, type CouponRule } from './couponRule.ts'

const RULE: CouponRule = { percent: 20, media: ['ctv', 'dooh'], minimumMinor: 500_00 }
const NOTHING: CouponRule = { percent: null, media: [], minimumMinor: 0 }

describe('a coupon rule', () => {
  it.each([0, 101, 2.5])('rejects %s percent', (percent) => {
    expect(couponRuleSchema.safeParse({ ...RULE, percent }).success).toBe(false)
  })

  it.each([1, 100, null])('accepts %s percent', (percent) => {
    expect(couponRuleSchema.parse({ ...RULE, percent }).percent).toBe(percent)
  })

  it('is equal in any order of its media', () => {
    expect(isSameRule(RULE, { ...RULE, media: ['dooh', 'ctv'] })).toBe(true)
    expect(isSameRule(null, undefined)).toBe(true)
  })

  it.each<[string, Partial<CouponRule>]>([
    ['percent', { percent: 21 }],
    ['least sum', { minimumMinor: 500_01 }],
    ['medium', { media: ['ctv', 'online_video'] }],
    ['number of media', { media: ['ctv'] }],
  ])('differs by its %s', (_, change) => {
    expect(isSameRule(RULE, { ...RULE, ...change })).toBe(false)
    expect(isSameRule({ ...RULE, ...change }, RULE)).toBe(false)
  })

  it('differs from no rule', () => {
    expect(isSameRule(RULE, null)).toBe(false)
    expect(isSameRule(undefined, RULE)).toBe(false)
  })

  it.each<[Partial<CouponRule>]>([[{ percent: 5 }], [{ media: ['ctv'] }], [{ minimumMinor: 1 }]])(
    'has a condition with %j',
    (change) => {
      const rule = { ...NOTHING, ...change }
      expect(askedRule(rule)).toBe(rule)
    },
  )

  it('without conditions is no rule', () => {
    expect(askedRule(NOTHING)).toBeNull()
  })
})
