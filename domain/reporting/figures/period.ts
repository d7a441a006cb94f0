import { epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { GridRange, HourGrid } from './hourGrid.ts'
import { hourOf, zoneClock } from './zoneClock.ts'

export const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/**
 * The query of a report: the zone of its times, and days of that zone; without days, the whole
 * campaign.
 */
export interface ReportQuery {
  zone: TimeZoneId
  from?: string | undefined
  to?: string | undefined
}

/** The default zone of a report. */
export const REPORT_ZONE: TimeZoneId = 'CET'

/** The query in a URL. */
export type ReportQueryText = Partial<ReportQuery>

const isZone = (text: string): text is TimeZoneId => Object.hasOwn(TIME_ZONES, text)

/** Parses the query of a URL; ignores invalid parameters. */
export function readReportQuery(parameter: (name: string) => string | null): ReportQueryText {
  const query: ReportQueryText = {}
  const [zone, from, to] = [parameter('zone'), parameter('from'), parameter('to')]
  if (zone !== null && isZone(zone)) query.zone = zone
  if (from !== null && ISO_DATE.test(from)) query.from = from
  if (to !== null && ISO_DATE.test(to)) query.to = to
  return query
}

/** The range of a grid's hours within days of a zone. */
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

/** Bounds beyond any counted hour: even the year 9999 has a four-digit name. */
const ALL_HOURS = { from: 0, to: Date.UTC(9999, 0, 1) / 3_600_000 }
/** Maximum offset of a clock ahead of UTC, hours. */
const MOST_AHEAD = 14

/** The hours of the requested days, excluding the end, whether or not they have counts. */
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

/** The first and last day (ISO) of a grid in a zone. */
export function daysOfGrid(grid: HourGrid, zone: TimeZoneId): { first: string; last: string } {
  const clock = zoneClock(zone)
  const end = grid.firstHour + Math.max(0, grid.planned.length - 1)
  return { first: isoDay(clock(grid.firstHour).day), last: isoDay(clock(end).day) }
}

/** Today (ISO) in a report's zone. */
export const reportToday = ({ zone, asOf }: { zone: TimeZoneId; asOf: string }): string =>
  isoDay(zoneClock(zone)(hourOf(asOf)).day)
