import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourShares, type Assignment } from './creativeShares.ts'
import { fillGap, formatFill, mergeRanges } from './fillGap.ts'
import { assignmentGaps } from './gaps.ts'
import {
  flightDays,
  isScheduledAt,
  remainingFlight,
  scheduledHours,
  type CreativeSchedule,
  type Flight,
} from './schedule.ts'

const always = Array.from({ length: 7 }, () => '1'.repeat(24))
const never = '0'.repeat(24)
// 2026-12-14 is a Monday.
const flight: Flight = { startDate: '2026-12-14', endDate: '2026-12-27', dayparts: always }
const scheduled = (creativeId: string, schedule: CreativeSchedule | null): Assignment => ({
  creativeId,
  weight: 1,
  schedule,
})
const filled = (list: Assignment[], over: Flight = flight) => {
  const [gap] = assignmentGaps(over, list)
  return gap ? fillGap(over, list, gap) : undefined
}

describe('filling a gap', () => {
  it('on Sundays extends the creative with hours to Sundays', () => {
    const workdays: CreativeSchedule = {
      kind: 'hours',
      hours: [...always.slice(0, 5), never, never],
    }
    const saturdays = scheduled('b', {
      kind: 'dates',
      ranges: [
        { from: '2026-12-19', to: '2026-12-19' },
        { from: '2026-12-26', to: '2026-12-26' },
      ],
    })
    expect(filled([saturdays, scheduled('a', workdays)])).toEqual({
      creativeId: 'a',
      schedule: { kind: 'hours', hours: [...always.slice(0, 5), never, '1'.repeat(24)] },
    })
  })

  it('makes a creative run always once its hours cover all booked ones', () => {
    const list = [scheduled('a', { kind: 'hours', hours: [...always.slice(0, 6), never] })]
    expect(filled(list)).toEqual({ creativeId: 'a', schedule: null })
    const onlyEvenings = { ...flight, dayparts: always.map(() => `${'0'.repeat(18)}111111`) }
    const until10 = { kind: 'hours' as const, hours: always.map(() => `${'0'.repeat(18)}111100`) }
    expect(filled([scheduled('a', until10)], onlyEvenings)).toEqual({
      creativeId: 'a',
      schedule: null,
    })
  })

  it('of dates extends the dates', () => {
    const until = { kind: 'dates' as const, ranges: [{ from: '2026-12-14', to: '2026-12-24' }] }
    expect(filled([scheduled('a', until)])).toEqual({
      creativeId: 'a',
      schedule: { kind: 'dates', ranges: [{ from: '2026-12-14', to: '2026-12-27' }] },
    })
  })

  it('is offered as text', () => {
    const some = { creativeId: 'a', schedule: { kind: 'hours' as const, hours: always } }
    expect(formatFill({ kind: 'weekday', weekday: 6 }, some, 'A')).toBe('Run A on Sundays too')
    const day = { kind: 'dates', from: '2026-12-25', to: '2026-12-25' } as const
    expect(formatFill(day, some, 'B')).toBe('Run B on this day too')
    expect(formatFill(day, { ...some, schedule: null }, 'B')).toBe('Run B all the time')
  })

  it('needs a suitable creative', () => {
    expect(fillGap(flight, [], { kind: 'flight' })).toBeNull()
  })

  it('leaves no part of it empty and takes no hours from any creative', () => {
    const week = fc.array(fc.stringMatching(/^[01]{24}$/), { minLength: 7, maxLength: 7 })
    const days = fc.integer({ min: 0, max: 13 }).map((day) => `2026-12-${14 + day}`)
    const range = fc
      .tuple(days, days)
      .map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }))
    const schedule = fc.oneof(
      week.map((hours): CreativeSchedule => ({ kind: 'hours', hours })),
      fc
        .array(range, { minLength: 1, maxLength: 4 })
        .map((ranges): CreativeSchedule => ({ kind: 'dates', ranges })),
    )
    const schedules = fc.array(schedule, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(week, schedules, (dayparts, list) => {
        const over = { ...flight, dayparts }
        let assignments = list.map((each, index) => scheduled(String(index), each))
        const before = assignments
        for (const gap of assignmentGaps(over, before)) {
          const fill = fillGap(over, assignments, gap)
          expect(fill).not.toBeNull()
          assignments = assignments.map((each) =>
            each.creativeId === fill?.creativeId ? { ...each, schedule: fill.schedule } : each,
          )
        }
        expect(assignmentGaps(over, assignments)).toEqual([])
        for (const date of flightDays(over))
          for (let hour = 0; hour < 24; hour += 1)
            for (const id of hourShares(before, date, hour).keys()) {
              const after = assignments.find(({ creativeId }) => creativeId === id)
              expect(isScheduledAt(after?.schedule ?? null, date, hour)).toBe(true)
            }
      }),
      { numRuns: 25 },
    )
  })
})

describe('date ranges', () => {
  it('are merged if adjacent', () => {
    expect(
      mergeRanges([
        { from: '2026-12-20', to: '2026-12-22' },
        { from: '2026-12-14', to: '2026-12-15' },
        { from: '2026-12-16', to: '2026-12-16' },
        { from: '2026-12-14', to: '2026-12-14' },
      ]),
    ).toEqual([
      { from: '2026-12-14', to: '2026-12-16' },
      { from: '2026-12-20', to: '2026-12-22' },
    ])
  })
})

describe('the gap in a flight', () => {
  it('begins today, and is null after the end', () => {
    expect(remainingFlight(flight, '2026-12-01')).toEqual(flight)
    expect(remainingFlight(flight, '2026-12-20')).toMatchObject({ startDate: '2026-12-20' })
    expect(remainingFlight(flight, '2026-12-27')).toMatchObject({ startDate: '2026-12-27' })
    expect(remainingFlight(flight, '2026-12-28')).toBeNull()
  })

  it('is empty at all hours without a schedule by hours', () => {
    expect(scheduledHours(null)).toEqual(always)
  })
})
