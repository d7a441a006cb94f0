import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { SAME_PRICE_PPM, restRatioPpm, withRest } from './restRatio.ts'

const plan = newPlan({
  mediaType: 'online_display',
  country: 'US',
  now: new Date('2026-11-21T12:00:00Z'),
})
const bought = (mid: number, priceMinor: number) => ({ impressions: { mid }, priceMinor })
const women = { ...plan, audience: { ...plan.audience, gender: 'female' as const } }

describe('the price of the impressions that are left', () => {
  it('is unchanged with another budget or end, whatever today’s prices are', () => {
    const before = { plan, today: bought(1_000, 10_00) }
    const longer = {
      ...plan,
      budgetMinor: plan.budgetMinor * 2,
      runtime: { ...plan.runtime, endDate: '2027-03-01' },
    }
    expect(restRatioPpm(before, { plan: longer, today: bought(100, 10_00) })).toBe(SAME_PRICE_PPM)
  })

  it('follows today’s prices with another audience, and is unchanged without a comparison', () => {
    const before = { plan, today: bought(1_000, 10_00) }
    expect(restRatioPpm(before, { plan: women, today: bought(1_600, 20_00) })).toBe(800_000)
    expect(restRatioPpm(before, { plan: women, today: bought(0, 0) })).toBe(SAME_PRICE_PPM)
  })

  it('rounds to the nearest millionth and is never zero', () => {
    const before = { plan, today: bought(3, 10_00) }
    expect(restRatioPpm(before, { plan: women, today: bought(2, 10_00) })).toBe(666_667)
    expect(restRatioPpm(before, { plan: women, today: bought(1, 10_00) })).toBe(333_333)
    const many = { plan, today: bought(10_000_000, 10_00) }
    expect(restRatioPpm(many, { plan: women, today: bought(1, 10_00) })).toBe(1)
  })

  it('never changes delivered impressions', () => {
    const count = fc.nat(10_000_000)
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 5_000_000 }), (booked, some, ppm) => {
        const deliveredImpressions = Math.min(some, booked)
        const shared = { low: Math.floor(booked * 0.8), mid: booked, high: booked * 2 }
        const to = withRest(shared, { deliveredImpressions, restRatioPpm: ppm })
        expect(to.mid).toBeGreaterThanOrEqual(deliveredImpressions)
        expect(to.low).toBeLessThanOrEqual(to.mid)
        expect(to.mid).toBeLessThanOrEqual(to.high)
        const rest = Math.floor(((booked - deliveredImpressions) * ppm) / 1_000_000)
        expect(to.mid - deliveredImpressions).toBe(rest)
      }),
    )
  })
})
