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

describe('the hourly plan of a campaign', () => {
  it('covers all hours with an empty hour grid, weighted by the use of its medium', () => {
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

  it('plans nothing in a pause, leaves the hours before it, and spreads the rest after it', () => {
    const before = plannedHours(flight(), 70_000).planned
    const pause = { from: '2026-11-11T05:00:00.000Z', until: '2026-11-13T05:00:00.000Z' }
    const kept = plannedHours(flight({ pauses: [{ ...pause, movedDays: 0 }] }), 70_000).planned
    expect(kept.slice(0, 48)).toEqual(before.slice(0, 48))
    expect(sumOf(kept.slice(48, 96))).toBe(0)
    expect(sumOf(kept)).toBe(70_000)
    const runtime = { startDate: '2026-11-09', endDate: '2026-11-17', timeZone: 'EST' as const }
    const moved = flight({ runtime, pauses: [{ ...pause, movedDays: 2 }] })
    const later = plannedHours(moved, 70_000).planned
    expect(later.slice(0, 48)).toEqual(before.slice(0, 48))
    expect(sumOf(later.slice(48, 96))).toBe(0)
    expect([later.length, sumOf(later)]).toEqual([9 * 24, 70_000])
  })

  it('is the only hour of the hour grid', () => {
    const one = grid((weekday) => (weekday === 2 ? `${'0'.repeat(20)}1000` : '0'.repeat(24)))
    const { planned } = plannedHours(flight({ dayparts: one }), 77)
    expect(planned.indexOf(77)).toBe(2 * 24 + 20)
    expect(sumOf(planned)).toBe(77)
  })

  it('puts a single impression in the middle of its days, not at their end', () => {
    const at = plannedHours(flight(), 1).planned.indexOf(1)
    expect(at).toBeGreaterThan(2 * 24)
    expect(at).toBeLessThan(5 * 24)
  })

  it('is zero without booked days', () => {
    const periods = { periodDays: 7 as const, startDates: [], illuminatedOnly: false }
    const { planned } = plannedHours(flight({ mediaType: 'dooh', periods }), 1_000)
    expect(planned).toEqual(Array.from({ length: 7 * 24 }, () => 0))
  })
})
