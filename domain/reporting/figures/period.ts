import { epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { GridRange, HourGrid } from './hourGrid.ts'
import { hourOf, zoneClock } from './zoneClock.ts'

export const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** What can be asked of a report: the zone of its times, and days of that zone; none is the whole campaign. */
export interface ReportQuery {
  zone: TimeZoneId
  from?: string | undefined
  to?: string | undefined
}

/** The zone of a report whose reader has chosen none. */
export const REPORT_ZONE: TimeZoneId = 'CET'

/** The same as an address has it. */
export type ReportQueryText = Partial<ReportQuery>

const isZone = (text: string): text is TimeZoneId => Object.hasOwn(TIME_ZONES, text)

/** What the parameters of an address ask for; what cannot be asked is left out. */
export function readReportQuery(parameter: (name: string) => string | null): ReportQueryText {
  const query: ReportQueryText = {}
  const [zone, from, to] = [parameter('zone'), parameter('from'), parameter('to')]
  if (zone !== null && isZone(zone)) query.zone = zone
  if (from !== null && ISO_DATE.test(from)) query.from = from
  if (to !== null && ISO_DATE.test(to)) query.to = to
  return query
}

/** The hours of a grid that lie on some days of a zone. */
export function rangeOfDays(grid: HourGrid, { zone, from, to }: ReportQuery): GridRange {
  const clock = zoneClock(zone)
  const first = from === undefined ? -Infinity : epochDay(from)
  const last = to === undefined ? Infinity : epochDay(to)
  const hours = grid.planned.length
  let start = 0
  while (start < hours && clock(grid.firstHour + start).day < first) start += 1
  let end = hours
  while (end > start && clock(grid.firstHour + end - 1).day > last) end -= 1
  return { from: start, to: end }
}

/** Before this hour nothing was counted, and after the other nothing can be: the year 9999 is named as others are. */
const ALL_HOURS = { from: 0, to: Date.UTC(9999, 0, 1) / 3_600_000 }
/** Clocks are at most 14 hours ahead. */
const MOST_AHEAD = 14

/** The hours of the days that are asked for, from one to before another, whatever was counted in them. */
export function periodHours({ zone, from, to }: ReportQuery): { from: number; to: number } {
  const first = from === undefined ? Number.NaN : epochDay(from)
  const last = to === undefined ? Number.NaN : epochDay(to)
  return {
    from: Number.isNaN(first) ? ALL_HOURS.from : firstHourOf(zone, first),
    to: Number.isNaN(last) ? ALL_HOURS.to : firstHourOf(zone, last + 1),
  }
}

function firstHourOf(zone: TimeZoneId, day: number): number {
  const clock = zoneClock(zone)
  let hour = Math.min(Math.max(day * 24 - MOST_AHEAD, ALL_HOURS.from), ALL_HOURS.to)
  while (hour < ALL_HOURS.to && clock(hour).day < day) hour += 1
  return hour
}

/** The days (ISO) of a zone that a grid begins and ends on. */
export function daysOfGrid(grid: HourGrid, zone: TimeZoneId): { first: string; last: string } {
  const clock = zoneClock(zone)
  const end = grid.firstHour + Math.max(0, grid.planned.length - 1)
  return { first: isoDay(clock(grid.firstHour).day), last: isoDay(clock(end).day) }
}

/** The day (ISO) it is in a report's zone. */
export const reportToday = ({ zone, asOf }: { zone: TimeZoneId; asOf: string }): string =>
  isoDay(zoneClock(zone)(hourOf(asOf)).day)
