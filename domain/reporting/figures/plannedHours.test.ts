import { describe, expect, it } from 'vitest'
import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import { plannedHours, type PlannedFlight } from './plannedHours.ts'
import { sumOf } from './hourGrid.ts'
import { zoneClock } from './zoneClock.ts'

const grid = (of: (weekday: number) => string) =>
  Array.from({ length: 7 }, (_, weekday) => of(weekday))
const flight = (changes: Partial<PlannedFlight> = {}): PlannedFlight => ({
  mediaType: 'online_audio',
  periods: null,
  dayparts: grid(() => '0'.repeat(24)),
  runtime: { startDate: '2026-11-09', endDate: '2026-11-15', timeZone: 'EST' },
  ...changes,
})

describe('the plan of a campaign by the hour', () => {
  it('is all hours where the hour grid is empty, as much as the medium is used in each', () => {
    const { firstHour, planned } = plannedHours(flight(), 1_000_000)
    expect(planned).toHaveLength(7 * 24)
    const clock = zoneClock('EST')
    const shares = planned.map((_, at) => {
      const { weekday, hour } = clock(firstHour + at)
      return usageShare('online_audio', weekday, hour)
    })
    const all = sumOf(shares)
    for (const [at, count] of planned.entries())
      expect(Math.abs(count - (1_000_000 * (shares[at] ?? 0)) / all)).toBeLessThanOrEqual(1)
    expect(sumOf(planned)).toBe(1_000_000)
  })

  it('is the one hour that the hour grid has', () => {
    const one = grid((weekday) => (weekday === 2 ? `${'0'.repeat(20)}1000` : '0'.repeat(24)))
    const { planned } = plannedHours(flight({ dayparts: one }), 77)
    expect(planned.indexOf(77)).toBe(2 * 24 + 20)
    expect(sumOf(planned)).toBe(77)
  })

  it('has a single impression in the middle of its days, not at their end', () => {
    const at = plannedHours(flight(), 1).planned.indexOf(1)
    expect(at).toBeGreaterThan(2 * 24)
    expect(at).toBeLessThan(5 * 24)
  })

  it('is nothing where no day was booked', () => {
    const periods = { periodDays: 7 as const, startDates: [], illuminatedOnly: false }
    const { planned } = plannedHours(flight({ mediaType: 'dooh', periods }), 1_000)
    expect(planned).toEqual(Array.from({ length: 7 * 24 }, () => 0))
  })
})
