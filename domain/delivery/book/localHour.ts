import { dateFormat } from '#domain/foundation/calendar/dateFormat.ts'
import { epochDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'

/** The local time in a zone. */
export interface LocalHour {
  /** ISO date. */
  date: string
  /** Monday is 0. */
  weekday: number
  hour: number
}

export const HOUR_MS = 3_600_000

const formats = new Map<TimeZoneId, Intl.DateTimeFormat>()
/** Zones differ by whole hours from UTC, so an hour of UTC is one hour of each. The last ones of each zone are cached. */
const cached = new Map<TimeZoneId, Map<number, LocalHour>>()
const MAX_CACHED_HOURS = 64

/** The local date and hour of a zone at a moment, across all clock changes. */
export function localHour(timeZone: TimeZoneId, atMs: number): LocalHour {
  const utcHour = Math.floor(atMs / HOUR_MS)
  const hours = cached.get(timeZone) ?? new Map<number, LocalHour>()
  cached.set(timeZone, hours)
  const known = hours.get(utcHour)
  if (known) return known
  const local = readLocalHour(timeZone, utcHour * HOUR_MS)
  if (hours.size >= MAX_CACHED_HOURS) hours.clear()
  hours.set(utcHour, local)
  return local
}

/** Cached by zone, as every hour of a book or report reads it. */
function formatOf(timeZone: TimeZoneId): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = dateFormat({
    timeZone: TIME_ZONES[timeZone].ianaZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

function readLocalHour(timeZone: TimeZoneId, atMs: number): LocalHour {
  const parts = formatOf(timeZone).formatToParts(atMs)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return { date, weekday: weekdayOf(epochDay(date)), hour: Number(part('hour')) }
}
