import { describe, expect, it } from 'vitest'
import { newCouponSeriesSchema, seriesState } from './couponSeries.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const BEFORE = '2026-11-01T00:00:00.000Z'
const AFTER = '2026-12-01T00:00:00.000Z'
const series = {
  offAt: null,
  startsAt: null,
  expiresAt: null,
  budgetMinor: null,
  spentMinor: 0,
  leftCodes: 1,
} as const

describe('a coupon series', () => {
  it.each([
    ['running', {}],
    ['off', { offAt: BEFORE, expiresAt: BEFORE }],
    ['over', { expiresAt: NOW }],
    ['planned', { startsAt: AFTER }],
    ['running', { startsAt: NOW, expiresAt: AFTER, budgetMinor: 2, spentMinor: 1 }],
    ['used_up', { budgetMinor: 2, spentMinor: 2 }],
    ['used_up', { leftCodes: 0 }],
    ['off', { leftCodes: 0, offAt: BEFORE }],
    ['used_up', { budgetMinor: 2, spentMinor: 3 }],
    ['running', { expiresAt: '2026-11-22T12:00:00.001Z' }],
    ['over', { expiresAt: BEFORE, startsAt: AFTER }],
  ] as const)('is %s', (state, changes) => {
    expect(seriesState({ ...series, ...changes }, NOW)).toBe(state)
  })
  it('rejects contradictory facts', () => {
    const form = {
      name: 'Spring',
      codes: 1,
      code: ' spring 25',
      scope: 'once',
      isOnePerBuyer: false,
      amountMinor: 25_00,
      rule: { percent: null, media: [], minimumMinor: 0 },
      startsAt: null,
      expiresAt: null,
      budgetMinor: null,
    }
    expect(newCouponSeriesSchema.parse(form).code).toBe('SPRING25')
    const wrong = (changes: object) =>
      newCouponSeriesSchema.safeParse({ ...form, ...changes }).error?.issues[0]?.path.join('.')
    expect(wrong({ codes: 10_001 })).toBe('codes')
    expect(wrong({ code: 'A1' })).toBe('code')
    expect(wrong({ code: 'SALE!' })).toBe('code')
    expect(wrong({ amountMinor: 0 })).toBe('amountMinor')
    expect(wrong({ budgetMinor: 24_99 })).toBe('budgetMinor')
    expect(wrong({ startsAt: AFTER, expiresAt: AFTER })).toBe('expiresAt')
    expect(wrong({ startsAt: BEFORE, expiresAt: AFTER })).toBeUndefined()
    expect(wrong({ startsAt: AFTER, expiresAt: null })).toBeUndefined()
    expect(wrong({ startsAt: null, expiresAt: AFTER })).toBeUndefined()
    expect(wrong({ budgetMinor: 25_00 })).toBeUndefined()
    expect(wrong({ codes: 10_000 })).toBeUndefined()
    expect(wrong({ code: '' })).toBeUndefined()
    expect(wrong({ code: 'ABC' })).toBe('code')
    expect(wrong({ code: 'ABCD' })).toBeUndefined()
    expect(wrong({ code: 'A1', codes: 2 })).toBeUndefined()
    expect(wrong({ budgetMinor: 0 })).toBe('budgetMinor')
    expect(wrong({ amountMinor: 1, budgetMinor: null })).toBeUndefined()
  })
})
