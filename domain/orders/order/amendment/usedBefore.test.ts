import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AT, balanceOf, BOOKED, plan, stopFacts } from '#domain/testing/ledgerEnds.ts'
import { newLedgerWorld, place, run } from '#domain/testing/ledgerWorld.ts'
import type { LedgerWorld } from '#domain/testing/ledgerWorld.types.ts'
import { couponOfAmendment } from './amendment.ts'
import { previewStop } from '../changes/stopCampaign.ts'
import { usedBeforeChange, worthOfUse } from './usedBefore.ts'

const NOW = new Date(AT)
const HALF = { percent: 50, media: [], minimumMinor: 0 as const }

/** A paid campaign with a gift off of it. */
function paidCampaign(budgetMinor: number, gift: number | null): LedgerWorld {
  const world = newLedgerWorld()
  if (gift !== null) run(world, { do: 'coupon', amount: gift, rule: HALF })
  place(world, {
    do: 'order',
    sums: [budgetMinor],
    coupons: [0],
    currency: 'USD',
    perUsdMicros: 1_000_000,
    country: 'US',
    isPaidAtOnce: true,
  })
  return world
}

function lineOf(world: LedgerWorld) {
  const [order] = world.orders
  const [line] = order?.lines ?? []
  if (!order || !line) throw new Error('There is no line.')
  return { order, line, stop: previewStop(stopFacts(world, order, line), NOW) }
}

const at = { order: 0, line: 0 }

describe('usage before a change', () => {
  it('keeps its price when a campaign with a gift is amended up', () => {
    const world = paidCampaign(1_000_00, 1_000_00)
    run(world, { do: 'deliver', ...at, impressions: BOOKED * 0.9 })
    expect(lineOf(world).stop).toMatchObject({ usedUsdMinor: 450_00, couponUsdMinor: 50_00 })
    run(world, { do: 'amend', ...at, percent: 200, restRatioPpm: 1_000_000 })
    run(world, { do: 'extra', ...at, isPaid: true })
    expect(lineOf(world).stop).toMatchObject({
      paidUsdMinor: 1_500_00,
      usedUsdMinor: 450_00,
      couponUsdMinor: 1_050_00,
    })
  })

  it('keeps its price through random sequences of deliveries and amendments', () => {
    const step = fc.oneof(
      fc.record({ deliver: fc.integer({ min: 1, max: BOOKED / 2 }) }),
      fc.record({
        percent: fc.integer({ min: 1, max: 300 }),
        isPaid: fc.boolean(),
        restRatioPpm: fc.constantFrom(1_000_000 as const, 400_000 as const, 1_700_000 as const),
      }),
    )
    const campaign = fc.record({
      budgetMinor: fc.integer({ min: 100, max: 3_000_000 }),
      gift: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      steps: fc.array(step, { minLength: 1, maxLength: 12 }),
    })
    let amended = 0
    fc.assert(
      fc.property(campaign, ({ budgetMinor, gift, steps }) => {
        const world = paidCampaign(budgetMinor, gift)
        for (const one of steps) {
          const { stop, line } = lineOf(world)
          const { booked } = line
          if ('deliver' in one) run(world, { do: 'deliver', ...at, impressions: one.deliver })
          else {
            run(world, { do: 'amend', ...at, percent: one.percent, restRatioPpm: one.restRatioPpm })
            run(world, { do: 'extra', ...at, isPaid: one.isPaid })
            if (line.delivered > 0 && line.booked !== booked) amended += 1
          }
          const after = lineOf(world)
          const isDelivered = 'deliver' in one
          expect(after.stop.usedUsdMinor >= stop.usedUsdMinor).toBe(true)
          expect(isDelivered || after.stop.usedUsdMinor === stop.usedUsdMinor).toBe(true)
          expect(after.stop.usedUsdMinor + after.stop.couponUsdMinor).toBe(after.stop.paidUsdMinor)
          expect(Math.abs(after.stop.usedUsdMinor - line.worthUsd)).toBeLessThanOrEqual(
            steps.length + 1,
          )
        }
        run(world, { do: 'stop', ...at })
        expect(balanceOf(world, lineOf(world).line.id).remainingUsdMinor).toBe(0)
      }),
      { numRuns: 1_500 },
    )
    expect(amended).toBeGreaterThan(300)
  }, 120_000)

  it('returns only a part of the rest when less is ordered', () => {
    const usedBefore = { impressions: 900, impressionsUsdMinor: 450_00, hours: 0, hoursUsdMinor: 0 }
    const less = { fromUsdMinor: 2_000_00, balance: { paidUsdMinor: 1_500_00 }, usedBefore }
    // Of the 1,100 impressions left for 1,050 dollars, 500 are no longer ordered.
    const coupon = couponOfAmendment({ ...less, toUsdMinor: 1_500_00, bookedImpressions: 2_000 })
    expect(coupon).toBe(477_27)
    const all = couponOfAmendment({ ...less, toUsdMinor: 900_00, bookedImpressions: 2_000 })
    expect(all).toBe(1_050_00)
    expect(couponOfAmendment({ ...less, toUsdMinor: 1, bookedImpressions: 900 })).toBe(0)
  })

  it('is reduced with a count that was corrected downward', () => {
    const before = { used: 100, usdMinor: 50_00 }
    expect(worthOfUse(1_000_00, { used: 100, booked: 1_000, before })).toBe(50_00)
    expect(worthOfUse(1_000_00, { used: 50, booked: 1_000, before })).toBe(25_00)
    expect(worthOfUse(1_000_00, { used: 2_000, booked: 1_000, before })).toBe(1_000_00)
    expect(worthOfUse(40_00, { used: 100, booked: 1_000, before })).toBe(40_00)
  })

  it('counts hours of a campaign that delivers nothing, and nothing before its payment', () => {
    const flight = {
      ...plan,
      dayparts: Array.from({ length: 7 }, () => '1'.repeat(24)),
      runtime: { startDate: '2026-11-01', endDate: '2026-11-10', timeZone: 'UTC' as const },
    }
    const line = {
      plan: flight,
      bookedImpressions: 1_000,
      deliveredImpressions: 0,
      paidAt: '2026-10-01T00:00:00.000Z',
      paidUsdMinor: 1_000_00,
      usedBefore: null,
    }
    const half = new Date('2026-11-05T23:30:00Z')
    expect(usedBeforeChange(line, half)).toEqual({
      impressions: 0,
      impressionsUsdMinor: 0,
      hours: 120,
      hoursUsdMinor: 500_00,
    })
    expect(usedBeforeChange({ ...line, paidAt: null }, half)).toBeNull()
    expect(usedBeforeChange(line, new Date('2026-10-20T00:00:00Z'))).toBeNull()
  })
})

describe('hours that were used before a change of the hours', () => {
  it('are counted by the new hours at the price that they had', () => {
    const early = plan.dayparts.map(() => '1'.repeat(12) + '0'.repeat(12))
    const runtime = { startDate: '2026-11-01', endDate: '2026-11-20', timeZone: 'UTC' as const }
    const whole = { ...plan, runtime, dayparts: plan.dayparts.map(() => '1'.repeat(24)) }
    const tenDaysLater = new Date('2026-11-10T23:30:00Z')
    const facts = {
      plan: whole,
      bookedImpressions: BOOKED,
      deliveredImpressions: 0,
      paidAt: '2026-10-20T00:00:00Z',
      paidUsdMinor: 100_00,
      usedBefore: null,
      newPlan: { ...whole, dayparts: early },
    }
    const usedBefore = usedBeforeChange(facts, tenDaysLater)
    expect(usedBefore).toMatchObject({ hours: 120, hoursUsdMinor: 50_00 })
    expect(
      worthOfUse(100_00, { used: 120, booked: 240, before: { used: 120, usdMinor: 50_00 } }),
    ).toBe(50_00)
    // The new grid contains none of the past hours: what was used stays used.
    expect(worthOfUse(100_00, { used: 0, booked: 90, before: { used: 0, usdMinor: 50_00 } })).toBe(
      50_00,
    )
  })
})
