import { dateFormat } from '#domain/foundation/calendar/dateFormat.ts'
import { weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'

const HOUR_MS = 3_600_000

/** Whole hours since 1970-01-01 of an instant (ISO), the unit of delivery counts. */
export const hourOf = (iso: string): number => Math.floor(Date.parse(iso) / HOUR_MS)

/** An hour's key in `delivery_hours`: 2026-11-22T17, UTC. */
export const hourKey = (hour: number): string => new Date(hour * HOUR_MS).toISOString().slice(0, 13)

/** The hour of a key in `delivery_hours`. */
export const hourOfKey = (key: string): number => hourOf(`${key}:00:00Z`)

/** The start of an hour. */
export const hourStart = (hour: number): Date => new Date(hour * HOUR_MS)

/** An hour on the clock of a zone. */
export interface ZonedHour {
  /** Days since 1970-01-01. */
  day: number
  /** 0 to 23; one hour repeats when clocks go back, and one is missing when they go forward. */
  hour: number
  /** Monday is 0. */
  weekday: number
}

interface DayOffsets {
  first: number
  last: number
}

const formats = new Map<TimeZoneId, Intl.DateTimeFormat>()

/** Cached by zone, as it is called for every hour of a book or report. */
function formatOf(zone: TimeZoneId): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = dateFormat({
    timeZone: TIME_ZONES[zone].ianaZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** The offset of a zone from UTC in an hour, in hours. */
function offsetAt(zone: TimeZoneId, hour: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(hourStart(hour))
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: 'year' | 'month' | 'day' | 'hour') => parts.get(type) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'))
  return local / HOUR_MS - hour
}

/** Maximum number of cached days: Intl is slow. Covers some years of all zones. */
const MOST_KEPT = 10_000
const kept = new Map<string, DayOffsets>()

function offsetsOf(zone: TimeZoneId, utcDay: number): DayOffsets {
  const key = `${zone} ${utcDay}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const offsets = {
    first: offsetAt(zone, utcDay * 24),
    last: offsetAt(zone, utcDay * 24 + 23),
  }
  kept.set(key, offsets)
  return offsets
}

/**
 * The clock of a zone for the hours of a report. Every supported zone differs from UTC by whole
 * hours.
 */
export function zoneClock(zone: TimeZoneId): (hour: number) => ZonedHour {
  return (hour) => {
    const { first, last } = offsetsOf(zone, Math.floor(hour / 24))
    // Each hour is looked up only on days on which clocks change.
    const local = hour + (first === last ? first : offsetAt(zone, hour))
    const day = Math.floor(local / 24)
    return { day, hour: local - day * 24, weekday: weekdayOf(day) }
  }
}
