import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignmentStrip, dayShares, type Assignment } from './creativeShares.ts'
import { assignmentGaps, formatGap } from './gaps.ts'
import {
  creativeScheduleSchema,
  flightDays,
  type CreativeSchedule,
  type Flight,
} from './schedule.ts'

const ALL_DAY = '1'.repeat(24)
const NEVER = '0'.repeat(24)
const always = [ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY]
// 2026-12-14 is a Monday.
const flight: Flight = { startDate: '2026-12-14', endDate: '2026-12-27', dayparts: always }
const a: Assignment = { creativeId: 'a', weight: 1, schedule: null }
const b: Assignment = { creativeId: 'b', weight: 3, schedule: null }

describe('the shares of creatives', () => {
  it('follow their weights', () => {
    expect(assignmentStrip(flight, [a, b])).toEqual([
      {
        from: '2026-12-14',
        to: '2026-12-27',
        shares: [
          { creativeId: 'a', share: 0.25 },
          { creativeId: 'b', share: 0.75 },
        ],
        emptyShare: 0,
      },
    ])
  })

  it('change with the dates of a creative', () => {
    const dated: Assignment = {
      ...b,
      schedule: { kind: 'dates', ranges: [{ from: '2026-12-20', to: '2026-12-21' }] },
    }
    expect(assignmentStrip(flight, [a, dated]).map(({ from, to }) => [from, to])).toEqual([
      ['2026-12-14', '2026-12-19'],
      ['2026-12-20', '2026-12-21'],
      ['2026-12-22', '2026-12-27'],
    ])
  })

  it('add up to the booked hours of each day, for any schedules', () => {
    const day = fc.stringMatching(/^[01]{24}$/)
    const week = fc.array(day, { minLength: 7, maxLength: 7 })
    const dated: CreativeSchedule = {
      kind: 'dates',
      ranges: [{ from: '2026-12-15', to: '2026-12-18' }],
    }
    const schedule = fc.oneof(
      fc.constant(null),
      week.map((hours): CreativeSchedule => ({ kind: 'hours', hours })),
      fc.constant(dated),
    )
    const assignments = fc
      .array(fc.record({ weight: fc.integer({ min: 1, max: 100 }), schedule }), { maxLength: 6 })
      .map((list) => list.map((each, index) => ({ ...each, creativeId: String(index) })))
    fc.assert(
      fc.property(week, assignments, (dayparts, list) => {
        for (const { bookedHours, shares, emptyHours } of dayShares(
          { ...flight, dayparts },
          list,
        )) {
          const sum = [...shares.values()].reduce((total, share) => total + share, 0)
          const covered = sum * bookedHours + emptyHours.length
          expect(covered).toBeCloseTo(bookedHours, 9)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('gaps', () => {
  const words = (list: Assignment[], over: Flight = flight) =>
    assignmentGaps(over, list).map(formatGap)

  it('are named by their repetition', () => {
    const notSundays: Assignment = {
      ...a,
      schedule: { kind: 'hours', hours: [...always.slice(0, 6), NEVER] },
    }
    expect(words([notSundays])).toEqual(['Nothing runs on Sundays.'])
    const days: Assignment = {
      ...a,
      schedule: { kind: 'dates', ranges: [{ from: '2026-12-14', to: '2026-12-24' }] },
    }
    expect(words([days])).toEqual(['Nothing runs from Fri, Dec 25, 2026 to Sun, Dec 27, 2026.'])
    const hours: Assignment = {
      ...a,
      schedule: { kind: 'hours', hours: always.map(() => `${'1'.repeat(22)}00`) },
    }
    expect(words([hours])).toEqual(['Nothing runs from 10pm to 12am on 14 days.'])
    expect(words([])).toEqual(['Nothing runs during the whole flight.'])
  })

  it('are empty where the line is not booked', () => {
    const weekdaysOnly = { ...flight, dayparts: [...always.slice(0, 5), NEVER, NEVER] }
    const notSundays: Assignment = {
      ...a,
      schedule: { kind: 'hours', hours: [...always.slice(0, 6), NEVER] },
    }
    expect(words([notSundays], weekdaysOnly)).toEqual([])
    expect(assignmentStrip(weekdaysOnly, [a]).map(({ from }) => from)).toEqual([
      '2026-12-14',
      '2026-12-21',
    ])
  })

  it('are empty with a creative that always runs', () => {
    expect(words([a, { ...b, schedule: { kind: 'dates', ranges: [] } }])).toEqual([])
  })
})

describe('a schedule', () => {
  it('has at least one hour, and dates in order', () => {
    expect(creativeScheduleSchema.safeParse({ kind: 'hours', hours: always }).success).toBe(true)
    expect(
      creativeScheduleSchema.safeParse({ kind: 'hours', hours: always.map(() => NEVER) }).success,
    ).toBe(false)
    expect(
      creativeScheduleSchema.safeParse({
        kind: 'dates',
        ranges: [{ from: '2026-12-15', to: '2026-12-14' }],
      }).success,
    ).toBe(false)
    expect(flightDays({ startDate: '2026-12-30', endDate: '2027-01-02' })).toHaveLength(4)
  })
})
