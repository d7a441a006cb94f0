import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { wholeGrid, type GridRange, type HourGrid } from './hourGrid.ts'
import { hourOf, zoneClock } from './zoneClock.ts'

export const SERIES_UNITS = ['hour', 'day', 'week'] as const
export type SeriesUnit = (typeof SERIES_UNITS)[number]

/** Whether a bar is past, current or future. */
export type BucketTime = 'past' | 'now' | 'future'

/** The counts of an hour, a day or a week of a zone. */
export interface Bucket {
  key: string
  /** Its first day: days since 1970-01-01. */
  day: number
  /** Its first hour of the day, by the zone's clock. */
  hour: number
  time: BucketTime
  /** Number of the campaign's hours in it: a day has up to 23, 24 or 25. */
  hours: number
  /** Number of hours in which it was planned to run. */
  bookedHours: number
  impressions: number
  clicks: number
  completes: number
  planned: number
}

/** A report's hours grouped by hour, day or week (from Monday) of a zone. Sums are preserved. */
export function seriesOf(
  grid: HourGrid,
  how: { zone: TimeZoneId; unit: SeriesUnit; asOf: string; range?: GridRange },
): Bucket[] {
  const { zone, unit, asOf, range = wholeGrid(grid) } = how
  const clock = zoneClock(zone)
  const nowHour = hourOf(asOf)
  const buckets = new Map<string, Bucket>()
  const now = clock(nowHour)
  const keyOf = (zoned: { day: number; weekday: number }, epochHour: number) => {
    if (unit === 'hour') return String(epochHour)
    return String(unit === 'day' ? zoned.day : zoned.day - zoned.weekday)
  }
  const nowKey = keyOf(now, nowHour)
  for (let at = range.from; at < range.to; at += 1) {
    const epochHour = grid.firstHour + at
    const zoned = clock(epochHour)
    const key = keyOf(zoned, epochHour)
    const before = buckets.get(key)
    const bucket = before ?? {
      key,
      day: unit === 'week' ? zoned.day - zoned.weekday : zoned.day,
      hour: unit === 'hour' ? zoned.hour : 0,
      time: timeOf({ key, nowKey, epochHour, nowHour }),
      hours: 0,
      bookedHours: 0,
      impressions: 0,
      clicks: 0,
      completes: 0,
      planned: 0,
    }
    const planned = grid.planned[at] ?? 0
    bucket.hours += 1
    bucket.bookedHours += planned > 0 ? 1 : 0
    bucket.planned += planned
    bucket.impressions += grid.impressions[at] ?? 0
    bucket.clicks += grid.clicks[at] ?? 0
    bucket.completes += grid.completes[at] ?? 0
    if (!before) buckets.set(key, bucket)
  }
  return [...buckets.values()]
}

function timeOf(of: {
  key: string
  nowKey: string
  epochHour: number
  nowHour: number
}): BucketTime {
  if (of.key === of.nowKey) return 'now'
  return of.epochHour > of.nowHour ? 'future' : 'past'
}
