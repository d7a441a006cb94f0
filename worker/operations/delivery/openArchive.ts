import { type Deliveries, readHomes } from '#database/deliveries.ts'
import { listArchivedLines } from '#database/queries/delivery/archivedDays.ts'
import type { HourRow } from '#domain/delivery/counting/hourFile.ts'
import { isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { hourKey, hourOfKey } from '#domain/reporting/figures/zoneClock.ts'
import { readHourFile } from '../../adapters/delivery/hourFiles.ts'
import type { OperationContext } from '../../platform/env.ts'

const DAY_HOURS = 24
/** Files cached while a report's file is written some hours at a time. */
const FILES_KEPT = 2

/** Rows that are in files. */
export interface Archive {
  /** Hour until which a line's rows are in files, in hours since 1970; 0 if none is. */
  untilHour: (lineId: string) => number
  /** The rows of a line in some hours. */
  rows: (lineId: string, hours: { from: number; to: number }) => Promise<HourRow[]>
}

/** The archived rows of some lines. */
export async function openArchive(
  { env, db }: Pick<OperationContext, 'env' | 'db'>,
  deliveries: Deliveries,
  lineIds: readonly string[],
): Promise<Archive> {
  const isInOrders = deliveries[0] === db
  const marks = isInOrders ? [] : await readHomes(deliveries, lineIds, listArchivedLines)
  const untilOf = new Map(marks.map((mark) => [mark.lineId, hourOfKey(mark.untilHour)]))
  const files = new Map<string, Promise<HourRow[]>>()
  const fileOf = (lineId: string, day: string) => {
    const key = `${lineId} ${day}`
    const known = files.get(key) ?? readHourFile(env, { lineId, day })
    files.delete(key)
    files.set(key, known)
    for (const old of [...files.keys()].slice(0, -FILES_KEPT)) files.delete(old)
    return known
  }
  return {
    untilHour: (lineId) => untilOf.get(lineId) ?? 0,
    rows: async (lineId, { from, to }) => {
      const end = Math.min(to, untilOf.get(lineId) ?? 0)
      const first = Math.floor(from / DAY_HOURS)
      const days = Array.from(
        { length: Math.max(0, Math.ceil(end / DAY_HOURS) - first) },
        (_, at) => isoDay(first + at),
      )
      const rows = await Promise.all(days.map((day) => fileOf(lineId, day)))
      const [fromKey, endKey] = [hourKey(from), hourKey(end)]
      return rows.flat().filter(({ hour }) => hour >= fromKey && hour < endKey)
    },
  }
}
