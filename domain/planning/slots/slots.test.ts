import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { PlanPeriods } from '../campaign/campaignPlan.ts'
import { slotConflicts, slotKey, type ScreenProduct } from './slotAvailability.ts'
import { slotWeeks } from './slotWeeks.ts'

const periods = (startDates: string[], periodDays: 7 | 14 | 28 = 7): PlanPeriods => ({
  periodDays,
  startDates,
  illuminatedOnly: false,
})

const screen = (id: string, latitude = 30.27, loopSlots = 2): ScreenProduct => ({
  id,
  organization: 'Outdoor',
  mediaType: 'dooh',
  kind: 'screen',
  name: id,
  country: 'US',
  topic: '',
  formatIds: ['dooh_16x9'],
  ratecardCpmMinor: 600,
  baseCpmMinor: 500,
  minSpendMinor: 0,
  leadTimeDays: 5,
  weeklyImpressions: 1_000,
  premium: false,
  screen: {
    latitude,
    longitude: -97.74,
    city: 'Austin',
    stateCode: 'TX',
    venueType: 'roadside',
    orientation: 'landscape',
    illuminated: true,
    loopSlots,
    slotSeconds: 8,
    playsPerDayPerSlot: 1_350,
    acceptsVideo: true,
  },
})

describe('weeks of a slot', () => {
  it('are the Mondays a period touches', () => {
    expect(slotWeeks(periods(['2026-12-07']))).toEqual(['2026-12-07'])
    expect(slotWeeks(periods(['2026-12-09']))).toEqual(['2026-12-07', '2026-12-14'])
    expect(slotWeeks(periods(['2026-12-07', '2026-12-14'], 14))).toEqual([
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
    ])
  })
  it('meet whenever two periods share a day, whatever their lengths', () => {
    const any = fc.record({
      start: fc.integer({ min: 0, max: 60 }),
      days: fc.constantFrom(7 as const, 14 as const, 28 as const),
    })
    fc.assert(
      fc.property(any, any, (a, b) => {
        const overlaps = a.start < b.start + b.days && b.start < a.start + a.days
        const weeks = ({ start, days }: typeof a) =>
          slotWeeks(periods([addDays('2026-12-07', start)], days))
        const shared = weeks(a).some((week) => weeks(b).includes(week))
        expect(overlaps && !shared).toBe(false)
      }),
    )
  })
})

describe('a full screen', () => {
  const wanted = [screen('a')]
  const near = screen('b', 30.3)
  const far = screen('c', 35)
  const usage = new Map([
    [slotKey('a', '2026-12-07'), 2],
    [slotKey('a', '2026-12-14'), 1],
  ])
  it('names its weeks, free screens nearby and the next free period', () => {
    const others = [...wanted, near, far]
    expect(slotConflicts({ periods: periods(['2026-12-07']), wanted, others, usage })).toEqual([
      {
        screenId: 'a',
        screenName: 'a',
        fullWeeks: ['2026-12-07'],
        nearby: [{ screenId: 'b', name: 'b', distanceKm: 3.3 }],
        nextFree: { startDates: ['2026-12-14'], weeksLater: 1 },
      },
    ])
  })
  it('is no conflict in another week', () => {
    expect(slotConflicts({ periods: periods(['2026-12-14']), wanted, others: [], usage })).toEqual(
      [],
    )
  })
})
