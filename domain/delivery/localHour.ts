import { epochDay, weekdayOf } from '../calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '../calendar/timeZones.ts'

/** What the clock on the wall shows in a zone. */
export interface LocalHour {
  /** ISO date. */
  date: string
  /** Monday is 0. */
  weekday: number
  hour: number
}

export const HOUR_MS = 3_600_000

const formats = new Map<TimeZoneId, Intl.DateTimeFormat>()
/** Zones differ by whole hours from UTC, so that an hour of UTC is one hour of each; the last of each zone is kept. */
const last = new Map<TimeZoneId, { utcHour: number; local: LocalHour }>()

/** The date and hour on the wall of a zone at a moment, over all changes of clocks. */
export function localHour(timeZone: TimeZoneId, atMs: number): LocalHour {
  const utcHour = Math.floor(atMs / HOUR_MS)
  const known = last.get(timeZone)
  if (known?.utcHour === utcHour) return known.local
  const local = readLocalHour(timeZone, utcHour * HOUR_MS)
  last.set(timeZone, { utcHour, local })
  return local
}

function formatOf(timeZone: TimeZoneId): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
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
