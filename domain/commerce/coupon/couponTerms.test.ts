import { describe, expect, it } from 'vitest'
import {
  type CouponTerms,
  couponTermsOf,
  couponTermsProblems,
  couponTermsSchema,
} from './couponTerms.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const BEFORE = '2026-11-01T00:00:00.000Z'
const AFTER = '2026-12-01T00:00:00.000Z'
const LATER = '2026-12-24T00:00:00.000Z'
const series = {
  startsAt: BEFORE,
  expiresAt: AFTER,
  amountMinor: 100_00,
  budgetMinor: 500_00,
  rule: { percent: 10, media: [], minimumMinor: 0 },
}
const wrong = (change: Partial<CouponTerms>, of = series) => {
  const { startsAt, expiresAt, amountMinor, budgetMinor } = of
  const after = { startsAt, expiresAt, amountMinor, budgetMinor, ...change }
  return Object.keys(couponTermsProblems(of, after, NOW))
}

describe('the terms of issued coupons', () => {
  it('can only be extended', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ expiresAt: LATER, amountMinor: 200_00, budgetMinor: 600_00 })).toEqual([])
    expect(wrong({ expiresAt: null, budgetMinor: null })).toEqual([])
    expect(wrong({ expiresAt: NOW })).toEqual(['expiresAt'])
    expect(wrong({ amountMinor: 99_99 })).toEqual(['amountMinor'])
    expect(wrong({ budgetMinor: 499_99 })).toEqual(['budgetMinor'])
    expect(wrong({ amountMinor: 501_00 })).toEqual(['budgetMinor'])
    expect(wrong({ startsAt: null })).toEqual(['startsAt'])
  })
  it('keep the value of a fixed coupon, and allow another start in the future', () => {
    const fixed = { ...series, rule: { ...series.rule, percent: null as never } }
    expect(wrong({ amountMinor: 200_00 }, fixed)).toEqual(['amountMinor'])
    const planned = { ...series, startsAt: AFTER, expiresAt: LATER }
    expect(wrong({ startsAt: NOW }, planned)).toEqual([])
    expect(wrong({ startsAt: LATER }, planned)).toEqual(['expiresAt'])
  })
  it('become valid again only with an end in the future', () => {
    const over = { ...series, expiresAt: BEFORE, startsAt: BEFORE }
    expect(wrong({ expiresAt: '2026-11-10T00:00:00.000Z' }, over)).toEqual(['expiresAt'])
    expect(wrong({ expiresAt: LATER }, over)).toEqual([])
  })
  it('require a value and a budget above zero', () => {
    const terms = couponTermsOf(series)
    const fits = (change: Partial<CouponTerms>) =>
      couponTermsSchema.safeParse({ before: terms, after: { ...terms, ...change } }).success
    expect([fits({}), fits({ amountMinor: 1 }), fits({ budgetMinor: null })]).toEqual([
      true,
      true,
      true,
    ])
    expect([fits({ amountMinor: 0 }), fits({ budgetMinor: 0 })]).toEqual([false, false])
  })
  it('report each invalid field', () => {
    const said = (change: Partial<CouponTerms>, of = series) =>
      couponTermsProblems(of, { ...couponTermsOf(of), ...change }, NOW)
    const endless = { ...series, expiresAt: null as never, budgetMinor: null as never }
    expect(said({ expiresAt: LATER, budgetMinor: 900_00 }, endless)).toEqual({
      expiresAt: 'The end can only be later. Switch them off to end them now.',
      budgetMinor: 'The budget can only be raised. Switch them off to end them now.',
    })
    expect(said({ amountMinor: 500_01 })).toEqual({
      budgetMinor: 'The budget must cover at least one coupon.',
    })
    expect(said({ amountMinor: 500_00 })).toEqual({})
    const over = { ...series, expiresAt: BEFORE, startsAt: BEFORE }
    expect(said({ expiresAt: NOW }, over)).toEqual({
      expiresAt: 'The end must be in the future.',
    })
    expect(said({}, over)).toEqual({ expiresAt: 'The end must be after the start.' })
    expect(said({ amountMinor: 99_99 })).toEqual({ amountMinor: 'It can only be raised.' })
  })
  it('refuse another start once the coupons are valid', () => {
    const now = { ...series, startsAt: NOW }
    expect(wrong({ startsAt: '2026-11-23T00:00:00.000Z' }, now)).toEqual(['startsAt'])
    const ever = { ...series, startsAt: null as never }
    expect(wrong({ startsAt: NOW }, ever)).toEqual(['startsAt'])
    const soon = { ...series, startsAt: '2026-11-22T12:00:00.001Z' }
    expect(wrong({ startsAt: null }, soon)).toEqual([])
  })
})
