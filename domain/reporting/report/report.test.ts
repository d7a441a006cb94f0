import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { countsOf, invalidSum } from '../figures/deliveryCounts.ts'
import { heatmapOf } from '../figures/heatmap.ts'
import { emptyGrid, sumOf, wholeGrid } from '../figures/hourGrid.ts'
import { paceCurve, plannedUntil } from '../pace/paceCurve.ts'
import { periodHours, rangeOfDays } from '../figures/period.ts'
import { plannedHours } from '../figures/plannedHours.ts'
import { projectFinish } from '../pace/projection.ts'
import { oddRates, quartileSteps } from '../figures/reportRates.ts'
import { SERIES_UNITS, seriesOf } from '../figures/series.ts'
import { hourKey, hourOf, zoneClock } from '../figures/zoneClock.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ZONES = ['PST', 'EST', 'CST', 'MST', 'UTC', 'CET'] as const
const base = newPlan({ mediaType: 'online_video', country: 'US', now: NOW })
const plan = {
  ...base,
  runtime: { startDate: '2026-11-10', endDate: '2026-11-30', timeZone: 'CST' as const },
  dayparts: Array.from({ length: 7 }, () => '0'.repeat(6) + '1'.repeat(18)),
}
const ASOF = NOW.toISOString()

describe('the hours of a plan', () => {
  it('add up to the booking, only in booked hours of its own zone', () => {
    const { firstHour, planned } = plannedHours(plan, 100_003)
    expect(sumOf(planned)).toBe(100_003)
    expect(hourKey(firstHour)).toBe('2026-11-10T06')
    expect(planned).toHaveLength(21 * 24)
    const clock = zoneClock('CST')
    for (const [at, count] of planned.entries())
      expect(count > 0).toBe(clock(firstHour + at).hour >= 6)
  })

  it('of a billboard are those of its periods', () => {
    const billboard = {
      ...plan,
      mediaType: 'dooh' as const,
      periods: {
        periodDays: 7 as const,
        startDates: ['2026-11-10', '2026-11-24'],
        illuminatedOnly: false,
      },
    }
    const { planned } = plannedHours(billboard, 100_000)
    expect(planned.filter((count) => count > 0)).toHaveLength(14 * 18)
    expect(planned.slice(7 * 24, 14 * 24).every((count) => count === 0)).toBe(true)
  })
})

describe('bars of a report', () => {
  it('have 25 hours on the day on which clocks go back, and 23 when they go forward', () => {
    const hoursOf = (from: string, zone: (typeof ZONES)[number]) =>
      seriesOf(emptyGrid(hourOf(from), 72), { zone, unit: 'day', asOf: ASOF }).map(
        ({ hours }) => hours,
      )
    expect(hoursOf('2026-10-23T22:00:00Z', 'CET')).toEqual([24, 25, 23])
    expect(hoursOf('2026-03-27T23:00:00Z', 'CET')).toEqual([24, 23, 24, 1])
    expect(hoursOf('2026-10-31T05:00:00Z', 'CST')).toEqual([24, 25, 23])
    expect(hoursOf('2026-10-24T00:00:00Z', 'UTC')).toEqual([24, 24, 24])
    const twice = seriesOf(emptyGrid(hourOf('2026-10-25T00:00:00Z'), 3), {
      zone: 'CET',
      unit: 'hour',
      asOf: ASOF,
    })
    expect(twice.map(({ hour }) => hour)).toEqual([2, 2, 3])
    expect(new Set(twice.map(({ key }) => key)).size).toBe(3)
  })

  it('are past, current or future', () => {
    const grid = emptyGrid(hourOf('2026-11-20T00:00:00Z'), 72)
    const days = seriesOf(grid, { zone: 'UTC', unit: 'day', asOf: ASOF })
    expect(days.map(({ time }) => time)).toEqual(['past', 'now', 'future'])
  })

  it('add up to the same in every zone, unit and in the heat map', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }),
        fc.array(fc.nat(5_000), { minLength: 1, maxLength: 24 * 20 }),
        fc.constantFrom(...ZONES),
        fc.constantFrom(...SERIES_UNITS),
        (shift, counts, zone, unit) => {
          const grid = emptyGrid(hourOf('2026-01-01T00:00:00Z') + shift, counts.length)
          grid.impressions = counts
          const all = sumOf(counts)
          const bars = seriesOf(grid, { zone, unit, asOf: ASOF })
          expect(sumOf(bars.map(({ impressions }) => impressions))).toBe(all)
          expect(sumOf(bars.map(({ hours }) => hours))).toBe(counts.length)
          expect(sumOf(heatmapOf(grid, { zone, asOf: ASOF }).sums)).toBe(all)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('are cut by days of the displayed zone', () => {
    const grid = emptyGrid(hourOf('2026-10-23T22:00:00Z'), 72)
    const day = { from: '2026-10-25', to: '2026-10-25' }
    expect(rangeOfDays(grid, { zone: 'CET', ...day })).toEqual({ from: 24, to: 49 })
    expect(rangeOfDays(grid, { zone: 'CET' })).toEqual(wholeGrid(grid))
    expect(rangeOfDays(grid, { zone: 'CET', from: '2027-01-01' })).toEqual({ from: 72, to: 72 })
  })

  it('are selected by the hours of the grid, whatever it contains', () => {
    const day = fc.integer({ min: 20_370, max: 20_400 }).map(isoDay)
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.option(day, { nil: undefined }),
        fc.option(day, { nil: undefined }),
        (zone, from, to) => {
          const grid = emptyGrid(20_380 * 24 + 5, 24 * 10)
          const range = rangeOfDays(grid, { zone, from, to })
          const asked = periodHours({ zone, from, to })
          const inside = grid.planned.flatMap((_, at) => {
            const hour = grid.firstHour + at
            return hour >= asked.from && hour < asked.to ? [at] : []
          })
          expect(inside).toEqual(
            Array.from({ length: range.to - range.from }, (_, at) => range.from + at),
          )
        },
      ),
    )
    const unasked = { zone: 'CET', from: '2026-99-99', to: undefined } as const
    expect(periodHours(unasked)).toEqual(periodHours({ zone: 'CET' }))
    expect(periodHours({ zone: 'CET', to: '9999-12-31' })).toEqual(periodHours({ zone: 'CET' }))
  })
})

describe('pace and finish', () => {
  const { firstHour, planned } = plannedHours(plan, 100_000)
  const grid = { ...emptyGrid(firstHour, planned.length), planned }
  const nowAt = hourOf(ASOF) - firstHour
  const delivering = (rate: (at: number) => number) => ({
    ...grid,
    impressions: planned.map((count, at) => (at < nowAt ? Math.round(count * rate(at)) : 0)),
  })

  it('equals the booking if it follows its plan', () => {
    const finish = projectFinish(
      delivering(() => 1),
      ASOF,
      100_000,
    )
    expect(finish?.likely).toBeGreaterThan(99_800)
    expect(finish?.high).toBe(100_000)
  })

  it('depends on the last days, and never exceeds the booking', () => {
    const late = projectFinish(
      delivering((at) => (at < nowAt - 72 ? 1 : 0.5)),
      ASOF,
      100_000,
    )
    expect(late?.likely).toBeLessThan(80_000)
    expect(
      projectFinish(
        delivering(() => 1.4),
        ASOF,
        100_000,
      )?.likely,
    ).toBe(100_000)
    expect(projectFinish(grid, ASOF, 100_000)).toBeNull()
  })

  it('is a curve from zero through now to the end', () => {
    const counted = delivering(() => 0.9)
    const finish = projectFinish(counted, ASOF, 100_000)
    const points = paceCurve(counted, ASOF, finish)
    expect(points[0]).toMatchObject({ planned: 0, delivered: 0 })
    expect(points.at(-1)).toMatchObject({ planned: 100_000, delivered: null })
    expect(points.at(-1)?.expected?.likely).toBe(finish?.likely)
    expect(points.length).toBeLessThan(260)
    expect(plannedUntil(counted, '2026-11-01T00:00:00Z')).toBe(0)
    expect(plannedUntil(counted, '2027-01-01T00:00:00Z')).toBe(100_000)
  })

  it('never leaves its bounds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(900), { minLength: planned.length, maxLength: planned.length }),
        fc.integer({ min: 1, max: 300_000 }),
        (impressions, booked) => {
          const finish = projectFinish({ ...grid, impressions }, ASOF, booked)
          if (!finish) return
          const delivered = sumOf(impressions)
          expect(finish.low).toBeGreaterThanOrEqual(delivered)
          expect(finish.likely).toBeGreaterThanOrEqual(finish.low)
          expect(finish.high).toBeGreaterThanOrEqual(finish.likely)
          expect(finish.high).toBeLessThanOrEqual(Math.max(delivered, booked))
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('rates', () => {
  it('count losses, and report impossible values', () => {
    const counts = countsOf([
      { kind: 'impression', validity: 'valid', count: 100 },
      { kind: 'first_quartile', validity: 'valid', count: 90 },
      { kind: 'complete', validity: 'valid', count: 60 },
      { kind: 'click', validity: 'valid', count: 101 },
      { kind: 'impression', validity: 'crawler', count: 7 },
      { kind: 'click', validity: 'crawler', count: 3 },
    ])
    expect(quartileSteps(counts)[1]).toEqual({ label: '25%', count: 90, share: 0.9, left: 10 })
    expect(oddRates(counts)).toHaveLength(1)
    expect(oddRates(counts)[0]).toContain('more clicks than impressions')
    expect(invalidSum(counts)).toBe(7)
  })
})
