import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { addDays, epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { HourGrid } from './hourGrid.ts'
import { daysOfGrid, ISO_DATE, periodHours, rangeOfDays, reportToday } from './period.ts'
import { seriesOf } from './series.ts'

/** First and last day (ISO) of a period, both inclusive. */
export interface PeriodSpan {
  from: string
  to: string
}

/** URL parameters of the days that a report's period is compared with. */
export const AGAINST = { from: 'against-from', to: 'against-to' } as const

/** The comparison days in a URL; null without valid ones. */
export function readAgainst(parameter: (name: string) => string | null): PeriodSpan | null {
  const [from, to] = [parameter(AGAINST.from), parameter(AGAINST.to)]
  if (from === null || to === null || !isDay(from) || !isDay(to) || to < from) return null
  return { from, to }
}

const isDay = (text: string): boolean => ISO_DATE.test(text) && !Number.isNaN(epochDay(text))

const daysOf = ({ from, to }: PeriodSpan): number => epochDay(to) - epochDay(from) + 1

/** The same number of days before a period; never before 1970. */
export function daysBefore(span: PeriodSpan): PeriodSpan {
  const first = epochDay(span.from)
  return {
    from: isoDay(Math.max(0, first - daysOf(span))),
    to: isoDay(Math.max(0, first - 1)),
  }
}

interface Shown {
  grid: HourGrid
  zone: TimeZoneId
  asOf: string
}

/** The days of a report; an open period uses its campaigns' first or last day. */
export function shownSpan(report: Shown & { from: string | null; to: string | null }): PeriodSpan {
  const { first, last } = daysOfGrid(report.grid, report.zone)
  const from = report.from !== null && isDay(report.from) ? report.from : null
  const to = report.to !== null && isDay(report.to) ? report.to : null
  const begin = from ?? (to !== null && to < first ? to : first)
  const end = to ?? last
  return { from: begin, to: end < begin ? begin : end }
}

/**
 * The default comparison days: those before, or the campaign's first days if it had not started.
 */
export function firstChoice(report: Shown, span: PeriodSpan): PeriodSpan {
  const { first, last } = daysOfGrid(report.grid, report.zone)
  const before = daysBefore(span)
  if (before.from >= first && before.to <= last) return before
  const end = addDays(first, daysOf(span) - 1)
  return { from: first, to: end < last ? end : last }
}

/** A period in a comparison. */
export interface ComparedPeriod extends PeriodSpan {
  days: number
  /** Hours by the zone's clock: a day has 23, 24 or 25. */
  hours: number
  /** Hours that have passed; the current one counts in part. */
  pastHours: number
  /** Days that have passed. */
  pastDays: number
  /**
   * Past days without delivery, and the number of them on which the campaign was not planned to
   * run.
   */
  emptyDays: number
  idleDays: number
}

/**
 * The facts of a period from a report's hours that decide whether its counts are comparable with
 * other days.
 */
export function comparedPeriod({ grid, zone, asOf }: Shown, span: PeriodSpan): ComparedPeriod {
  const { from, to } = periodHours({ zone, ...span })
  const now = Date.parse(asOf) / 3_600_000
  const range = rangeOfDays(grid, { zone, ...span })
  const past = seriesOf(grid, { zone, unit: 'day', asOf, range }).filter(
    ({ time }) => time === 'past',
  )
  const pastDays = daysOver({ grid, zone, asOf }, span)
  const delivered = past.filter(({ impressions }) => impressions > 0).length
  const booked = past.filter(({ impressions, planned }) => impressions > 0 || planned > 0).length
  return {
    ...span,
    days: daysOf(span),
    hours: to - from,
    pastHours: Math.min(Math.max(now - from, 0), to - from),
    pastDays,
    emptyDays: pastDays - delivered,
    idleDays: pastDays - booked,
  }
}

function daysOver(report: Shown, { from, to }: PeriodSpan): number {
  const today = reportToday(report)
  const last = to < today ? to : addDays(today, -1)
  return Math.max(0, daysOf({ from, to: last }))
}

/**
 * The divisors that make counts of a period comparable, in days of 24 hours: all days for plans,
 * past days for the rest.
 */
export interface PerDay {
  counted: number
  planned: number
}

/** Two compared periods. */
export interface Comparison {
  first: ComparedPeriod
  second: ComparedPeriod
  /** The divisors of both; null for periods of equal length, which are not divided. */
  perDay: { first: PerDay; second: PerDay } | null
  /** Caveats for the reader, one sentence each. */
  notes: string[]
}

/**
 * Compares two periods: equally long ones directly, others per day of 24 hours; the notes state
 * their differences.
 */
export function compare(
  first: ComparedPeriod,
  second: ComparedPeriod,
  names: { first: string; second: string },
): Comparison {
  const isAlike = first.pastHours === second.pastHours && first.hours === second.hours
  const overlap = first.from <= second.to && second.from <= first.to
  const sides = [
    { period: first, name: names.first },
    { period: second, name: names.second },
  ]
  const notes = [
    isAlike
      ? null
      : `The periods differ in length (${formatLength(first)}; ${formatLength(second)}), so counts and spend are compared per day of 24 hours.`,
    overlap ? 'The periods overlap.' : null,
    ...sides.map(({ period, name }) => emptyWords(period, name)),
  ]
  return {
    first,
    second,
    perDay: isAlike ? null : { first: perDayOf(first), second: perDayOf(second) },
    notes: notes.filter((note) => note !== null),
  }
}

const perDayOf = ({ hours, pastHours }: ComparedPeriod): PerDay => ({
  counted: pastHours / 24,
  planned: hours / 24,
})

/** A count per day; null if no day has passed. */
export const perDay = (value: number | null, days: number): number | null =>
  value === null || days <= 0 ? null : value / days

function formatLength({ days, hours, pastHours }: ComparedPeriod): string {
  const whole = hours === days * 24 ? many(days, 'day') : `${many(days, 'day')} of ${hours} hours`
  if (pastHours === hours) return whole
  const over = Math.floor(pastHours)
  return `${whole}, of which ${many(over, 'hour')} ${over === 1 ? 'is' : 'are'} over`
}

const many = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`

function emptyWords(
  { days, pastDays, emptyDays, idleDays }: ComparedPeriod,
  name: string,
): string | null {
  if (emptyDays === 0) return null
  const on = days === 1 ? name : `${emptyDays} of the ${many(pastDays, 'day')} of ${name}`
  const why = idleDays === emptyDays ? ', and nothing was planned' : ''
  const some = idleDays > 0 && why === '' ? `, and nothing was planned on ${idleDays} of them` : ''
  return `Nothing was delivered on ${on}${why}${some}.`
}
