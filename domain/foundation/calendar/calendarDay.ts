import { dateFormat } from './dateFormat.ts'
import { TIME_ZONES, type TimeZoneId } from './timeZones.ts'

const DAY_MS = 86_400_000
/** 1970-01-01 was a Thursday; weeks here begin on Monday. */
const EPOCH_WEEKDAY = 3

/** Whole days since 1970-01-01 of an ISO date; NaN for an invalid one. */
export function epochDay(isoDate: string): number {
  return Math.floor(Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS)
}

/** The ISO date of a day counted from 1970-01-01. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The ISO date this many days later; earlier for a negative number. */
export function addDays(isoDate: string, days: number): string {
  return isoDay(epochDay(isoDate) + days)
}

/** Monday is 0, Sunday is 6, as in the hour grid. */
export function weekdayOf(day: number): number {
  return (((day + EPOCH_WEEKDAY) % 7) + 7) % 7
}

const dayFormatOf = (ianaZone: string): Intl.DateTimeFormat =>
  dateFormat({ timeZone: ianaZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** Whether it is the IANA name of a time zone, such as America/Chicago. */
export function isIanaZone(name: string): boolean {
  try {
    return dayFormatOf(name) !== null
  } catch {
    return false
  }
}

/** The date it is in a time zone of a campaign at a moment. */
export const todayIn = (timeZone: TimeZoneId, now: Date): string =>
  dayIn(TIME_ZONES[timeZone].ianaZone, now)

/** The date (ISO) of a moment in an IANA time zone. Throws a RangeError for an invalid zone. */
export function dayIn(ianaZone: string, at: Date): string {
  const parts = dayFormatOf(ianaZone).formatToParts(at)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** A date in US English: "Mon, Nov 23, 2026". */
export const formatDay = (isoDate: string): string =>
  dateFormat({
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(epochDay(isoDate) * DAY_MS)

/** A date's month in US English: "Nov 2026". */
export const formatMonth = (isoDate: string): string =>
  dateFormat({ timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    epochDay(isoDate) * DAY_MS,
  )
