import { TIME_ZONES, type TimeZoneId } from './timeZones.ts'

const DAY_MS = 86_400_000
/** 1970-01-01 was a Thursday; weeks here begin on Monday. */
const EPOCH_WEEKDAY = 3

/** Whole days since 1970-01-01 of an ISO date; NaN for what is no date. */
export function epochDay(isoDate: string): number {
  return Math.floor(Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS)
}

/** The ISO date of a day counted from 1970-01-01. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The ISO date so many days later; earlier when negative. */
export function addDays(isoDate: string, days: number): string {
  return isoDay(epochDay(isoDate) + days)
}

/** Monday is 0, Sunday is 6, as in the hour grid. */
export function weekdayOf(day: number): number {
  return (((day + EPOCH_WEEKDAY) % 7) + 7) % 7
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormatOf(ianaZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(ianaZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: ianaZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  dayFormats.set(ianaZone, format)
  return format
}

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

/** The date (ISO) that a moment falls on in an IANA time zone. Throws a RangeError for what is no zone. */
export function dayIn(ianaZone: string, at: Date): string {
  const parts = dayFormatOf(ianaZone).formatToParts(at)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Made once, when the first date is written: none takes longer to make. */
let wholeDay: Intl.DateTimeFormat | undefined

/** A date as people read it in US English: "Mon, Nov 23, 2026". */
export function formatDay(isoDate: string): string {
  const date = new Date(epochDay(isoDate) * DAY_MS)
  wholeDay ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
  return wholeDay.format(date)
}

/** A date's month as people read it in US English: "Nov 2026". */
export function formatMonth(isoDate: string): string {
  const date = new Date(epochDay(isoDate) * DAY_MS)
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    year: 'numeric',
  }).format(date)
}
