import { weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'

const HOUR_MS = 3_600_000

/** Whole hours since 1970-01-01 of an instant (ISO), as delivery is counted in. */
export const hourOf = (iso: string): number => Math.floor(Date.parse(iso) / HOUR_MS)

/** An hour as `delivery_hours` names it: 2026-11-22T17, UTC. */
export const hourKey = (hour: number): string => new Date(hour * HOUR_MS).toISOString().slice(0, 13)

/** The hour that `delivery_hours` names so. */
export const hourOfKey = (key: string): number => hourOf(`${key}:00:00Z`)

/** The moment at which an hour begins. */
export const hourStart = (hour: number): Date => new Date(hour * HOUR_MS)

/** An hour as the clocks of a zone show it. */
export interface ZonedHour {
  /** Days since 1970-01-01. */
  day: number
  /** 0 to 23; where clocks are put back one of them comes twice, where they are put forward one is missing. */
  hour: number
  /** Monday is 0. */
  weekday: number
}

interface DayOffsets {
  first: number
  last: number
}

const formats = new Map<TimeZoneId, Intl.DateTimeFormat>()

function formatOf(zone: TimeZoneId): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
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

/** How many hours the clocks of a zone are ahead of UTC in an hour. */
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

/** Asking the calendar is slow: of each day its answers are kept, up to some years of all zones. */
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

/** The clock of a zone over the hours of a report. Every zone offered differs from UTC by whole hours. */
export function zoneClock(zone: TimeZoneId): (hour: number) => ZonedHour {
  return (hour) => {
    const { first, last } = offsetsOf(zone, Math.floor(hour / 24))
    // Only on a day on which clocks change is each hour asked for.
    const local = hour + (first === last ? first : offsetAt(zone, hour))
    const day = Math.floor(local / 24)
    return { day, hour: local - day * 24, weekday: weekdayOf(day) }
  }
}
