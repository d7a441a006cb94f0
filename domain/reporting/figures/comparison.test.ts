import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import {
  compare,
  comparedPeriod,
  daysBefore,
  firstChoice,
  perDay,
  readAgainst,
  shownSpan,
} from './comparison.ts'
import { emptyGrid } from './hourGrid.ts'
import { hourOf } from './zoneClock.ts'

/** Oct 19 to Nov 8, over the night on which clocks are put back; 10 an hour, nothing on Oct 27 and 28. */
function report(asOf = '2026-12-01T12:00:00.000Z') {
  const grid = emptyGrid(hourOf('2026-10-18T22:00:00Z'), 21 * 24 + 1)
  const gap = hourOf('2026-10-26T23:00:00Z') - grid.firstHour
  grid.impressions = grid.impressions.map((_, at) => (at >= gap && at < gap + 48 ? 0 : 10))
  // On the second of the two nothing was planned either.
  grid.planned = grid.planned.map((_, at) => (at >= gap + 24 && at < gap + 48 ? 0 : 12))
  return { grid, zone: 'CET' as const, asOf }
}
const NAMES = { first: 'the first', second: 'the second' }
const compared = (
  first: readonly [string, string],
  second: readonly [string, string],
  asOf?: string,
) => {
  const [one, other] = [first, second].map(([from, to]) =>
    comparedPeriod(report(asOf), { from, to }),
  )
  if (!one || !other) throw new Error('two periods are compared')
  return compare(one, other, NAMES)
}

describe('two periods', () => {
  it('of equal length are compared directly, without notes', () => {
    const { perDay: days, notes } = compared(
      ['2026-11-02', '2026-11-04'],
      ['2026-10-19', '2026-10-21'],
    )
    expect({ days, notes }).toEqual({ days: null, notes: [] })
  })

  it('of different lengths are compared per day', () => {
    const { perDay: days, notes } = compared(
      ['2026-11-02', '2026-11-08'],
      ['2026-10-19', '2026-10-20'],
    )
    expect(days).toEqual({
      first: { counted: 7, planned: 7 },
      second: { counted: 2, planned: 2 },
    })
    expect(perDay(1_680, 7)).toBe(240)
    expect([perDay(null, 7), perDay(1_680, 0)]).toEqual([null, null])
    expect(notes).toEqual([
      'The periods differ in length (7 days; 2 days), so counts and spend are compared per day of 24 hours.',
    ])
  })

  it('handle the day of 25 hours', () => {
    const {
      first,
      perDay: days,
      notes,
    } = compared(['2026-10-25', '2026-10-25'], ['2026-10-24', '2026-10-24'])
    expect(first.hours).toBe(25)
    // 10 an hour on both: per day of 24 hours they are the same.
    expect(perDay(250, days?.first.counted ?? 0)).toBeCloseTo(240)
    expect(notes[0]).toContain('(1 day of 25 hours; 1 day)')
  })

  it('name the days without delivery, and whether anything was planned', () => {
    const week = ['2026-10-26', '2026-11-01'] as const
    const { second, notes } = compared(['2026-11-02', '2026-11-08'], week)
    expect(second).toMatchObject({ pastDays: 7, emptyDays: 2, idleDays: 1 })
    expect(notes).toEqual([
      'Nothing was delivered on 2 of the 7 days of the second, and nothing was planned on 1 of them.',
    ])
    const planned = compared(['2026-11-02', '2026-11-03'], ['2026-10-26', '2026-10-27'])
    expect(planned.notes).toEqual(['Nothing was delivered on 1 of the 2 days of the second.'])
    const before = compared(['2026-10-19', '2026-10-19'], ['2026-10-18', '2026-10-18'])
    expect(before.notes).toEqual(['Nothing was delivered on the second, and nothing was planned.'])
  })

  it('divide delivery by the past hours, and the plan by all', () => {
    const { perDay: days, notes } = compared(
      ['2026-11-04', '2026-11-04'],
      ['2026-11-03', '2026-11-03'],
      '2026-11-04T05:30:00.000Z',
    )
    expect(days?.first).toEqual({ counted: 6.5 / 24, planned: 1 })
    expect(notes[0]).toContain('(1 day, of which 6 hours are over; 1 day)')
    const early = compared(
      ['2026-11-04', '2026-11-04'],
      ['2026-11-03', '2026-11-03'],
      '2026-11-04T00:30:00.000Z',
    )
    // The current day is not over.
    expect(early.first.pastDays).toBe(0)
    expect(early.notes[0]).toContain('(1 day, of which 1 hour is over; 1 day)')
    const ahead = compared(
      ['2026-11-06', '2026-11-06'],
      ['2026-11-03', '2026-11-03'],
      '2026-11-04T05:30:00.000Z',
    )
    expect(perDay(0, ahead.perDay?.first.counted ?? 1)).toBeNull()
    expect(ahead.first).toMatchObject({ pastDays: 0, emptyDays: 0 })
  })

  it('note common days', () => {
    const { notes } = compared(['2026-11-02', '2026-11-04'], ['2026-11-04', '2026-11-06'])
    expect(notes).toEqual(['The periods overlap.'])
    const turned = compared(['2026-11-04', '2026-11-06'], ['2026-11-02', '2026-11-04'])
    expect(turned.notes).toEqual(notes)
    const apart = compared(['2026-11-05', '2026-11-07'], ['2026-11-02', '2026-11-04'])
    expect(apart.notes).toEqual([])
  })

  it('are never divided by more days than they have', () => {
    const day = fc.integer({ min: -20, max: 40 }).map((at) => addDays('2026-10-25', at))
    fc.assert(
      fc.property(day, fc.nat(30), day, (from, more, today) => {
        const period = comparedPeriod(report(`${today}T09:15:00.000Z`), {
          from,
          to: addDays(from, more),
        })
        expect(Math.abs(period.hours - period.days * 24)).toBeLessThanOrEqual(1)
        expect(period.pastHours).toBeLessThanOrEqual(period.hours)
        expect(period.pastDays).toBeLessThanOrEqual(period.days)
        expect(period.idleDays).toBeLessThanOrEqual(period.emptyDays)
        expect(period.emptyDays).toBeLessThanOrEqual(period.pastDays)
      }),
    )
  })
})

describe('the days to compare with', () => {
  const read = (from: string | null, to: string | null) =>
    readAgainst((name) => (name === 'against-from' ? from : to))

  it('are parsed from a URL with days in order', () => {
    const span = { from: '2026-11-01', to: '2026-11-03' }
    expect(read('2026-11-01', '2026-11-03')).toEqual(span)
    expect(read('2026-11-01', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' })
    expect(read('2026-11-03', '2026-11-01')).toBeNull()
    expect(read(null, '2026-11-01')).toBeNull()
    expect(read('2026-11-99', '2026-12-01')).toBeNull()
    expect(read('2026-11-01', null)).toBeNull()
  })

  it('default to the same number of days before, within the campaign', () => {
    const span = { from: '2026-11-02', to: '2026-11-08' }
    expect(daysBefore(span)).toEqual({ from: '2026-10-26', to: '2026-11-01' })
    expect(firstChoice(report(), span)).toEqual(daysBefore(span))
    const second = { from: '2026-10-26', to: '2026-11-01' }
    expect(firstChoice(report(), second)).toEqual({ from: '2026-10-19', to: '2026-10-25' })
    const next = { from: '2026-11-09', to: '2026-11-15' }
    expect(firstChoice(report(), next)).toEqual({ from: '2026-11-02', to: '2026-11-08' })
    const start = { from: '2026-10-20', to: '2026-10-22' }
    expect(firstChoice(report(), start)).toEqual({ from: '2026-10-19', to: '2026-10-21' })
    const all = { from: '2026-10-01', to: '2026-12-31' }
    expect(firstChoice(report(), all)).toEqual({ from: '2026-10-19', to: '2026-11-08' })
    expect(daysBefore({ from: '1970-01-02', to: '9999-12-31' })).toEqual({
      from: '1970-01-01',
      to: '1970-01-01',
    })
  })

  it('begin and end with the campaign if the period is open', () => {
    const shown = (from: string | null, to: string | null) => shownSpan({ ...report(), from, to })
    expect(shown(null, '2026-10-20')).toEqual({ from: '2026-10-19', to: '2026-10-20' })
    expect(shown('2026-11-01', null)).toEqual({ from: '2026-11-01', to: '2026-11-08' })
    expect(shown('2026-11-99', null)).toEqual({ from: '2026-10-19', to: '2026-11-08' })
    expect(shown('2026-10-20', '2026-11-99')).toEqual({ from: '2026-10-20', to: '2026-11-08' })
    expect(shown(null, '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' })
    expect(shown('2027-01-01', null)).toEqual({ from: '2027-01-01', to: '2027-01-01' })
  })
})
