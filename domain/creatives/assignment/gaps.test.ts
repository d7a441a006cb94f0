import { describe, expect, it } from 'vitest'
import { assignmentStrip, dayShares, hourShares, type Assignment } from './creativeShares.ts'
import { fillGap, formatFill, mergeRanges } from './fillGap.ts'
import { assignmentGaps, formatGap, hourRanges, isEmptyDay, type Gap } from './gaps.ts'
import {
  creativeScheduleSchema,
  isScheduledAt,
  MAX_DATE_RANGES,
  scheduledHours,
  scheduleFrom,
  type CreativeSchedule,
  type Flight,
} from './schedule.ts'
import { formatSchedule } from './formatSchedule.ts'

const always = Array.from({ length: 7 }, () => '1'.repeat(24))
const NEVER = '0'.repeat(24)
// Two weeks from a Monday on.
const flight: Flight = { startDate: '2026-12-14', endDate: '2026-12-27', dayparts: always }
const hours = (...days: string[]): CreativeSchedule => ({ kind: 'hours', hours: days })
const dates = (...ranges: [string, string][]): CreativeSchedule => ({
  kind: 'dates',
  ranges: ranges.map(([from, to]) => ({ from, to })),
})
const one = (schedule: CreativeSchedule | null, weight = 1): Assignment => ({
  creativeId: 'a',
  weight,
  schedule,
})
const gaps = (schedule: CreativeSchedule, over = flight) => assignmentGaps(over, [one(schedule)])
const without = (...weekdays: number[]) =>
  always.map((day, at) => (weekdays.includes(at) ? NEVER : day))

describe('gaps', () => {
  it('are a weekday only if it occurs twice and is empty each time', () => {
    expect(gaps(hours(...without(6)))).toEqual([{ kind: 'weekday', weekday: 6 }])
    const week = { ...flight, endDate: '2026-12-20' }
    expect(gaps(hours(...without(6)), week)).toEqual([
      { kind: 'dates', from: '2026-12-20', to: '2026-12-20' },
    ])
    const firstSunday = dates(['2026-12-14', '2026-12-19'], ['2026-12-21', '2026-12-27'])
    expect(gaps(firstSunday)).toEqual([{ kind: 'dates', from: '2026-12-20', to: '2026-12-20' }])
  })

  it('are date ranges in order', () => {
    expect(gaps(dates(['2026-12-16', '2026-12-17'], ['2026-12-20', '2026-12-27']))).toEqual([
      { kind: 'dates', from: '2026-12-14', to: '2026-12-15' },
      { kind: 'dates', from: '2026-12-18', to: '2026-12-19' },
    ])
  })

  it('are hours of days with some empty hours, counted by day', () => {
    const morning = `000${'1'.repeat(21)}`
    const both = `000${'1'.repeat(19)}00`
    expect(gaps(hours(morning, both, ...always.slice(0, 5)))).toEqual([
      {
        kind: 'hours',
        fromHour: 0,
        toHour: 3,
        from: '2026-12-14',
        to: '2026-12-22',
        days: 4,
      },
      {
        kind: 'hours',
        fromHour: 22,
        toHour: 24,
        from: '2026-12-15',
        to: '2026-12-22',
        days: 2,
      },
    ])
    const day = { ...flight, endDate: '2026-12-14' }
    expect(gaps(hours(morning, ...always.slice(1)), day).map(formatGap)).toEqual([
      'Nothing runs from 12am to 3am on Mon, Dec 14, 2026.',
    ])
  })

  it('skip unbooked days and hours', () => {
    const nights = { ...flight, dayparts: always.map(() => `11${'0'.repeat(22)}`) }
    expect(gaps(hours(...nights.dayparts), nights)).toEqual([])
    const never = { ...flight, dayparts: always.map(() => NEVER) }
    expect(assignmentGaps(never, [])).toEqual([])
    expect(isEmptyDay({ date: '', bookedHours: 0, shares: new Map(), emptyHours: [] })).toBe(false)
    expect(hourRanges([0, 1, 3, 5, 6])).toEqual([
      [0, 2],
      [3, 4],
      [5, 7],
    ])
  })
})

describe('shares', () => {
  it('include creatives with weight that run then', () => {
    const mornings = hours(...always.map(() => `${'1'.repeat(12)}${'0'.repeat(12)}`))
    const list = [
      { ...one(null), creativeId: 'a' },
      { ...one(mornings, 3), creativeId: 'b' },
      { ...one(null, 0), creativeId: 'c' },
    ]
    expect([...hourShares(list, '2026-12-14', 11)]).toEqual([
      ['a', 0.25],
      ['b', 0.75],
    ])
    expect([...hourShares(list, '2026-12-14', 12)]).toEqual([['a', 1]])
    const [day] = dayShares(flight, list)
    expect(day?.shares.get('a')).toBeCloseTo(0.625)
    expect(day).toMatchObject({ date: '2026-12-14', bookedHours: 24, emptyHours: [] })
  })

  it('form a strip that ends at unbooked days, and report the empty share', () => {
    const half = hours(...always.map(() => `${'1'.repeat(18)}000000`))
    expect(assignmentStrip(flight, [one(half)])).toEqual([
      {
        from: '2026-12-14',
        to: '2026-12-27',
        shares: [{ creativeId: 'a', share: 0.75 }],
        emptyShare: 0.25,
      },
    ])
    expect(assignmentStrip(flight, [])).toMatchObject([{ shares: [], emptyShare: 1 }])
    const third = dates(['2026-12-14', '2026-12-27'])
    const shares = assignmentStrip(flight, [one(third), { ...one(null, 2), creativeId: 'b' }])
    expect(shares[0]?.shares.map(({ share }) => share)).toEqual([0.333, 0.667])
  })
})

describe('filling a gap', () => {
  it('prefers the creative of its kind, else the first', () => {
    const byHours = { ...one(hours(...without(5, 6))), creativeId: 'hours' }
    const byDates = { ...one(dates(['2026-12-14', '2026-12-18'])), creativeId: 'dates' }
    const by = (gap: Gap, list: Assignment[]) => fillGap(flight, list, gap)?.creativeId
    const day: Gap = { kind: 'dates', from: '2026-12-19', to: '2026-12-20' }
    const sundays: Gap = { kind: 'weekday', weekday: 6 }
    expect([by(day, [byHours, byDates]), by(day, [byHours])]).toEqual(['dates', 'hours'])
    expect([by(sundays, [byDates, byHours]), by(sundays, [byDates])]).toEqual(['hours', 'dates'])
    const free = { ...one(null), creativeId: 'free' }
    expect(fillGap(flight, [free], sundays)).toEqual({ creativeId: 'free', schedule: null })
    expect(fillGap(flight, [byHours], { kind: 'flight' })?.schedule).toBeNull()
  })

  it('adds the missing hours and no others', () => {
    const noNights = always.map(() => `000000${'1'.repeat(18)}`)
    const list = [one(hours(`00${'1'.repeat(22)}`, ...noNights.slice(1)))]
    const [nights, later] = assignmentGaps(flight, list)
    expect(nights).toMatchObject({ fromHour: 0, toHour: 2, days: 2 })
    expect(nights && fillGap(flight, list, nights)?.schedule).toEqual(
      hours('1'.repeat(24), ...noNights.slice(1)),
    )
    expect(later && fillGap(flight, list, later)?.schedule).toEqual(
      hours(`00${'1'.repeat(22)}`, ...always.slice(1)),
    )
  })

  it('adds only the days of the gap', () => {
    const list = [one(dates(['2026-12-16', '2026-12-17'], ['2026-12-20', '2026-12-26']))]
    const [first, second, third] = assignmentGaps(flight, list)
    const filled = (gap: Gap | undefined) => gap && fillGap(flight, list, gap)?.schedule
    expect(filled(first)).toEqual(dates(['2026-12-14', '2026-12-17'], ['2026-12-20', '2026-12-26']))
    expect(filled(second)).toEqual(dates(['2026-12-16', '2026-12-26']))
    expect(filled(third)).toEqual(dates(['2026-12-16', '2026-12-17'], ['2026-12-20', '2026-12-27']))
    const saturdays = [one(hours(...without(5, 6)))]
    expect(fillGap(flight, saturdays, { kind: 'weekday', weekday: 5 })?.schedule).toEqual(
      hours(...without(6)),
    )
  })

  it('replaces too many date ranges by always', () => {
    const year: Flight = { ...flight, startDate: '2026-01-01', endDate: '2026-12-31' }
    // Every second day of the year.
    const some = (count: number) =>
      Array.from({ length: count }, (_, at): [string, string] => {
        const day = new Date(Date.UTC(2026, 0, 2 + at * 2)).toISOString().slice(0, 10)
        return [day, day]
      })
    const gap: Gap = { kind: 'dates', from: '2026-12-25', to: '2026-12-25' }
    const schedule = (count: number) => fillGap(year, [one(dates(...some(count)))], gap)?.schedule
    expect(schedule(MAX_DATE_RANGES - 1)).toEqual(
      dates(...some(MAX_DATE_RANGES - 1), ['2026-12-25', '2026-12-25']),
    )
    expect(schedule(MAX_DATE_RANGES)).toBeNull()
  })

  it('names days, hours and the flight', () => {
    const some = { creativeId: 'a', schedule: hours(...always) }
    expect(formatFill({ kind: 'flight' }, some, 'A')).toBe('Run A all the time')
    const days: Gap = { kind: 'dates', from: '2026-12-25', to: '2026-12-26' }
    expect(formatFill(days, some, 'A')).toBe('Run A on these days too')
    const night = { kind: 'hours', fromHour: 0, toHour: 2, from: '', to: '', days: 1 } as const
    expect(formatFill(night, some, 'A')).toBe('Run A in these hours too')
  })

  it('merges overlapping date ranges, and leaves a day between', () => {
    const ranges = (...list: [string, string][]) => list.map(([from, to]) => ({ from, to }))
    expect(mergeRanges(ranges(['2026-12-01', '2026-12-20'], ['2026-12-05', '2026-12-06']))).toEqual(
      ranges(['2026-12-01', '2026-12-20']),
    )
    const apart = ranges(['2026-12-01', '2026-12-02'], ['2026-12-04', '2026-12-04'])
    expect(mergeRanges(apart)).toEqual(apart)
  })
})

describe('a schedule', () => {
  const some = dates(['2026-12-15', '2026-12-16'], ['2026-12-20', '2026-12-20'])

  it('has up to thirty date ranges, of a day at least, and an hour in the week', () => {
    const fits = (schedule: CreativeSchedule) => creativeScheduleSchema.safeParse(schedule).success
    const days = (count: number) =>
      dates(...Array.from({ length: count }, (): [string, string] => ['2026-12-14', '2026-12-14']))
    expect([0, 1, 2, 30, 31].map((count) => fits(days(count)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(fits(hours(...without(0, 1, 2, 3, 4, 5)))).toBe(true)
    expect(fits(hours(...without(0, 1, 2, 3, 4, 5, 6)))).toBe(false)
    expect(fits(hours(...always.slice(1)))).toBe(false)
  })

  it('applies on its dates and in its hours', () => {
    const on = (date: string) => isScheduledAt(some, date, 12)
    const days = ['14', '15', '16', '17', '20', '21'].map((day) => on(`2026-12-${day}`))
    expect(days).toEqual([false, true, true, false, true, false])
    expect(isScheduledAt(hours(...without(0)), '2026-12-14', 0)).toBe(false)
    expect(isScheduledAt(hours(...without(0)), '2026-12-15', 0)).toBe(true)
    expect(scheduledHours(some)).toEqual(always)
    expect(scheduledHours(hours(...without(0)))).toEqual(without(0))
  })

  it('of past dates no longer applies', () => {
    expect(scheduleFrom(some, '2026-12-20')).toBe(some)
    expect(scheduleFrom(some, '2026-12-21')).toBeNull()
    const weekly = hours(...without(0))
    expect(scheduleFrom(weekly, '2030-01-01')).toBe(weekly)
  })

  it('is described by its difference from the flight', () => {
    const words = (schedule: CreativeSchedule) => formatSchedule(schedule, flight)
    expect(words(hours(...without(6)))).toBe('Mon to Sat, all day')
    expect(words(dates())).toBe('No dates yet')
    expect(words(dates(['2026-12-01', '2026-12-31']))).toBe('All days')
    expect(words(dates(['2026-12-01', '2026-12-26']))).toBe('Until Sat, Dec 26, 2026')
    expect(words(dates(['2026-12-15', '2027-01-31']))).toBe('From Tue, Dec 15, 2026')
  })
})
