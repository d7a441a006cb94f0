import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flightInstants } from '#domain/foundation/calendar/flight.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { lineBalance } from '../../ledger/lineBalance.ts'
import { flightUse } from '../amendment/flightUse.ts'
import { clockEvents, type ClockFacts } from '../line/lineClock.ts'
import { isStoppable, previewStop, type StopFacts } from './stopCampaign.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const base = newPlan({ mediaType: 'online_video', country: 'US', now: NOW })
/** Ten days in New York, of which every hour is booked. */
const plan = {
  ...base,
  runtime: { startDate: '2026-12-01', endDate: '2026-12-10', timeZone: 'EST' as const },
  dayparts: Array.from({ length: 7 }, () => '1'.repeat(24)),
}

const facts = (changes: Partial<StopFacts> = {}, paidUsdMinor = 1_000_00): StopFacts => ({
  type: 'campaign',
  state: 'running',
  orderState: 'booked',
  plan,
  bookedImpressions: 90_000,
  deliveredImpressions: 0,
  paidAt: '2026-11-21T12:00:00.000Z',
  balance: lineBalance([
    { kind: 'ordered', amountUsdMinor: paidUsdMinor },
    { kind: 'charged', amountUsdMinor: paidUsdMinor },
  ]),
  ...changes,
})

describe('stopping a campaign', () => {
  it('returns the whole payment as a coupon before it has started', () => {
    expect(previewStop(facts(), NOW)).toMatchObject({
      basis: 'not_started',
      couponUsdMinor: 1_000_00,
      couponWhen: 'now',
    })
  })

  it('counts the hours that have begun in its own time zone', () => {
    // 05:00 UTC is midnight in New York; six days and one begun hour of ten days.
    const preview = previewStop(facts(), new Date('2026-12-07T05:00:00Z'))
    expect(preview).toMatchObject({ basis: 'time', used: 145, booked: 240 })
    expect(preview.couponUsdMinor).toBe(1_000_00 - 604_16)
    expect(previewStop(facts(), new Date('2026-12-07T04:59:59Z')).used).toBe(144)
    expect(previewStop(facts(), new Date('2026-12-11T05:00:00Z')).couponUsdMinor).toBe(0)
  })

  it('counts delivery once there is any, whatever the time', () => {
    const preview = previewStop(facts({ deliveredImpressions: 30_000 }), NOW)
    expect(preview).toMatchObject({ basis: 'delivery', usedUsdMinor: 333_33 })
    expect(preview.couponUsdMinor).toBe(666_67)
    expect(previewStop(facts({ deliveredImpressions: 99_000 }), NOW).couponUsdMinor).toBe(0)
  })

  it('only counts the hours of the grid and the days of billboard periods', () => {
    const officeHours = {
      ...plan,
      dayparts: plan.dayparts.map((_, day) =>
        day < 5 ? '0'.repeat(9) + '1'.repeat(8) + '0'.repeat(7) : '0'.repeat(24),
      ),
    }
    // December 1, 2026 is a Tuesday: eight working days of eight hours.
    expect(flightUse(officeHours, new Date('2026-12-05T12:00:00Z'))).toEqual({
      bookedHours: 64,
      usedHours: 32,
    })
    const billboard = {
      ...plan,
      mediaType: 'dooh' as const,
      periods: {
        periodDays: 7 as const,
        startDates: ['2026-12-07', '2026-12-21'],
        illuminatedOnly: false,
      },
    }
    expect(flightUse(billboard, new Date('2026-12-16T12:00:00Z'))).toEqual({
      bookedHours: 14 * 24,
      usedHours: 7 * 24,
    })
  })

  it('returns no value of a free coupon, and the full value of a paid one', () => {
    const balance = lineBalance([
      { kind: 'ordered', amountUsdMinor: 1_000_00 },
      { kind: 'discount_used', amountUsdMinor: 300_00 },
      { kind: 'coupon_used', amountUsdMinor: 200_00 },
      { kind: 'charged', amountUsdMinor: 500_00 },
    ])
    expect(previewStop(facts({ balance }), NOW)).toMatchObject({
      couponUsdMinor: 700_00,
      discountUsdMinor: 300_00,
    })
  })

  it('returns at most the rest of the payment, whatever the time', () => {
    const paid = [
      { kind: 'ordered', amountUsdMinor: 1_000_00 },
      { kind: 'charged', amountUsdMinor: 1_000_00 },
    ] as const
    const delivered = lineBalance([...paid, { kind: 'delivered', amountUsdMinor: 400_00 }])
    expect(previewStop(facts({ balance: delivered }), NOW)).toMatchObject({
      usedUsdMinor: 400_00,
      couponUsdMinor: 600_00,
    })
    const credited = lineBalance([...paid, { kind: 'credit', amountUsdMinor: 999_99 }])
    expect(previewStop(facts({ balance: credited }), NOW)).toMatchObject({
      usedUsdMinor: 0,
      couponUsdMinor: 1,
    })
  })

  it('waits with the coupon for the payment of an open invoice, and does not count the time before it', () => {
    const balance = lineBalance([{ kind: 'ordered', amountUsdMinor: 1_000_00 }])
    const unpaid = facts({ orderState: 'awaiting_invoice_payment', paidAt: null, balance })
    const halfway = new Date('2026-12-06T04:59:00Z')
    expect(previewStop(unpaid, halfway)).toMatchObject({
      couponUsdMinor: 1_000_00,
      couponWhen: 'invoice_paid',
    })
    const late = facts({ paidAt: '2026-12-06T04:59:00.000Z' })
    expect(previewStop(late, new Date('2026-12-11T05:00:00Z'))).toMatchObject({
      used: 120,
      couponUsdMinor: 500_00,
    })
  })

  it('is only for campaigns that are booked and not over', () => {
    expect(
      isStoppable({ type: 'campaign', state: 'awaiting_creatives', orderState: 'booked' }),
    ).toBe(true)
    for (const state of ['reserved', 'ended', 'stopped', 'cancelled'] as const)
      expect(isStoppable({ type: 'campaign', state, orderState: 'booked' })).toBe(false)
    expect(isStoppable({ type: 'adcreation', state: 'in_production', orderState: 'booked' })).toBe(
      false,
    )
  })

  it('never loses a cent and never gives more than was paid; later is never worth more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.nat(15 * 24 * 60),
        fc.nat(600),
        fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: 0 }),
        (paid, minutes, more, deliveredImpressions) => {
          const from = Date.parse('2026-11-29T00:00:00Z')
          const at = (offset: number) =>
            previewStop(facts({ deliveredImpressions }, paid), new Date(from + offset * 60_000))
          const preview = at(minutes)
          expect(preview.usedUsdMinor + preview.couponUsdMinor).toBe(paid)
          expect(Math.min(preview.usedUsdMinor, preview.couponUsdMinor)).toBeGreaterThanOrEqual(0)
          expect(at(minutes + more).couponUsdMinor).toBeLessThanOrEqual(preview.couponUsdMinor)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('the clock', () => {
  const line: ClockFacts = {
    type: 'campaign',
    state: 'ready',
    orderState: 'booked',
    startsAt: '2026-12-01T05:00:00.000Z',
    endsAt: '2026-12-11T05:00:00.000Z',
    answerBy: null,
    mediaType: 'online_video',
    bookedImpressions: 1_000,
    deliveredImpressions: 1_000,
    extension: null,
  }
  const at = (iso: string, changes: Partial<ClockFacts> = {}) =>
    clockEvents({ ...line, ...changes }, iso)

  it('starts a line at the first minute of its first day, and ends it after its last', () => {
    expect(at('2026-12-01T04:59:59.999Z')).toEqual([])
    expect(at('2026-12-01T05:00:00.000Z')).toEqual(['start'])
    expect(at('2026-12-11T04:59:59.999Z', { state: 'running' })).toEqual([])
    expect(at('2026-12-11T05:00:00.000Z', { state: 'running' })).toEqual(['end'])
  })

  it('catches up after an outage', () => {
    expect(at('2027-01-01T00:00:00.000Z')).toEqual(['start', 'end'])
  })

  it('does not start an unpaid or unready line, but ends it', () => {
    const unpaid = { orderState: 'awaiting_invoice_payment' } as const
    expect(at('2026-12-02T00:00:00.000Z', unpaid)).toEqual([])
    expect(at('2026-12-12T00:00:00.000Z', unpaid)).toEqual(['end'])
    expect(at('2026-12-02T00:00:00.000Z', { state: 'in_review' })).toEqual([])
    expect(at('2026-12-12T00:00:00.000Z', { state: 'awaiting_creatives' })).toEqual(['end'])
  })

  it('ignores finished and canceled lines', () => {
    for (const state of ['ended', 'stopped', 'cancelled', 'reserved'] as const)
      expect(at('2027-01-01T00:00:00.000Z', { state })).toEqual([])
    expect(at('2027-01-01T00:00:00.000Z', { orderState: 'cancelled' })).toEqual([])
  })
})

describe('the end of a campaign', () => {
  const over = new Date('2026-12-11T05:00:00Z')

  it('returns everything if it ran without delivery, as less delivery never costs more', () => {
    const ended = { hasEnded: true }
    expect(previewStop(facts(ended), over)).toMatchObject({
      basis: 'delivery',
      used: 0,
      booked: 90_000,
      couponUsdMinor: 1_000_00,
    })
    const little = previewStop(facts({ ...ended, deliveredImpressions: 900 }), over)
    expect(little.couponUsdMinor).toBe(990_00)
  })

  it('returns nothing for time that was reserved for missing creatives', () => {
    const state = 'awaiting_creatives'
    expect(previewStop(facts({ hasEnded: true, state }), over).couponUsdMinor).toBe(0)
  })
})

describe('the hours of a flight', () => {
  // Both changes of clocks of 2026 in America and in Europe are among these days.
  const zones = Object.keys(TIME_ZONES) as TimeZoneId[]
  it.each(
    zones.flatMap((zone) =>
      ['2026-03', '2026-10', '2026-11'].map((month) => [zone, month] as const),
    ),
  )('in %s are all ahead before it starts and all used when it ends, in %s', (timeZone, month) => {
    for (let day = 1; day <= 30; day += 1) {
      const date = `${month}-${String(day).padStart(2, '0')}`
      const runtime = { startDate: date, endDate: date, timeZone }
      const { startsAt, endsAt } = flightInstants(runtime)
      const oneDay = { ...plan, runtime }
      const usedAt = (ms: number) => flightUse(oneDay, new Date(ms)).usedHours
      expect([date, usedAt(Date.parse(startsAt) - 1)]).toEqual([date, 0])
      expect([date, usedAt(Date.parse(startsAt))]).toEqual([date, 1])
      expect([date, usedAt(Date.parse(endsAt) - 1)]).toEqual([date, 24])
      expect([date, usedAt(Date.parse(endsAt))]).toEqual([date, 24])
    }
  })
})
