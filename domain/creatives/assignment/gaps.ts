import { addDays, epochDay, formatDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { formatClockHour } from '#domain/planning/findings/wording/formatDaypart.ts'
import { dayShares, type Assignment, type DayShares } from './creativeShares.ts'
import type { Flight } from './schedule.ts'

/** When nothing runs although the line is booked. */
export type Gap =
  | { kind: 'flight' }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'dates'; from: string; to: string }
  | { kind: 'hours'; fromHour: number; toHour: number; from: string; to: string; days: number }

const weekday = (date: string) => weekdayOf(epochDay(date))

/** Consecutive numbers as ranges; the end is excluded. */
export function hourRanges(hours: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const hour of hours) {
    const last = ranges.at(-1)
    if (last?.[1] === hour) last[1] = hour + 1
    else ranges.push([hour, hour + 1])
  }
  return ranges
}

function emptyWeekdays(days: readonly DayShares[]): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((each) => {
    const same = days.filter(({ date, bookedHours }) => bookedHours > 0 && weekday(date) === each)
    return same.length > 1 && same.every(isEmptyDay)
  })
}

/** Whether nothing runs on a booked day. */
export const isEmptyDay = ({ bookedHours, emptyHours }: DayShares) =>
  bookedHours > 0 && emptyHours.length === bookedHours

function emptyDates(days: readonly DayShares[], named: ReadonlySet<number>): Gap[] {
  const gaps: Extract<Gap, { kind: 'dates' }>[] = []
  for (const day of days) {
    if (!isEmptyDay(day) || named.has(weekday(day.date))) continue
    const last = gaps.at(-1)
    if (last && addDays(last.to, 1) === day.date) last.to = day.date
    else gaps.push({ kind: 'dates', from: day.date, to: day.date })
  }
  return gaps
}

function emptyHours(days: readonly DayShares[]): Gap[] {
  const gaps = new Map<string, Extract<Gap, { kind: 'hours' }>>()
  for (const day of days) {
    if (isEmptyDay(day)) continue
    for (const [fromHour, toHour] of hourRanges(day.emptyHours)) {
      const key = `${fromHour}-${toHour}`
      const gap = gaps.get(key)
      if (gap) Object.assign(gap, { to: day.date, days: gap.days + 1 })
      else gaps.set(key, { kind: 'hours', fromHour, toHour, from: day.date, to: day.date, days: 1 })
    }
  }
  return [...gaps.values()]
}

/** When nothing runs although the line is booked then: whole weekdays first, then dates, then hours. */
export function assignmentGaps(flight: Flight, assignments: readonly Assignment[]): Gap[] {
  const days = dayShares(flight, assignments).filter(({ bookedHours }) => bookedHours > 0)
  if (days.length === 0) return []
  if (days.every(isEmptyDay)) return [{ kind: 'flight' }]
  const weekdays = emptyWeekdays(days)
  return [
    ...weekdays.map((each): Gap => ({ kind: 'weekday', weekday: each })),
    ...emptyDates(days, new Set(weekdays)),
    ...emptyHours(days),
  ]
}

/** The days of the week as they repeat, Monday first. */
export const WEEKDAYS = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
] as const

const period = (from: string, to: string) =>
  from === to ? `on ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`

/** A gap as a sentence: "Nothing runs on Sundays." */
export function formatGap(gap: Gap): string {
  switch (gap.kind) {
    case 'flight':
      return 'Nothing runs during the whole flight.'
    case 'weekday':
      return `Nothing runs on ${WEEKDAYS[gap.weekday]}.`
    case 'dates':
      return `Nothing runs ${period(gap.from, gap.to)}.`
    case 'hours': {
      const hours = `from ${formatClockHour(gap.fromHour)} to ${formatClockHour(gap.toHour)}`
      const days = gap.days === 1 ? period(gap.from, gap.to) : `on ${gap.days} days`
      return `Nothing runs ${hours} ${days}.`
    }
    default:
      return gap satisfies never
  }
}
