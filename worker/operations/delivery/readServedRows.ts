import {
  deliveredOf,
  listServedLines,
  listServedSlots,
  listServedVersions,
  positionsOf,
} from '#database/queries/delivery/deliveryBook.ts'
import { addDays, epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { LineRow, SlotRow, BookRows } from '#domain/delivery/book/buildBooks.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { mondayOf } from '#domain/planning/slots/slotWeeks.ts'
import type { OperationContext } from '../../platform/env.ts'
import { bookCreative } from './bookCreative.ts'

/** How long before its start a line is in the book: screens know their next hours. */
const AHEAD_MS = 24 * 3_600_000

/** The rows that the books of a medium are built from: lines that run or start within a day, with what belongs to them. */
export async function readServedRows(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  mediaType: MediaType,
): Promise<{ lines: LineRow[]; slots: SlotRow[]; places: BookRows['places'] }> {
  const soon = new Date(now.getTime() + AHEAD_MS).toISOString()
  const served = await listServedLines(db, { now: now.toISOString(), soon }, mediaType)
  const lineIds = served.map(({ lineId }) => lineId)
  const placeIds = served.flatMap(({ plan }) => plan.region.places.map(({ placeId }) => placeId))
  // A zone may be a day behind, and its week with it.
  const week = isoDay(mondayOf(epochDay(addDays(now.toISOString().slice(0, 10), -1))))
  const [versions, delivered, slots, places] = await Promise.all([
    listServedVersions(db, lineIds),
    deliveredOf(db, lineIds),
    listServedSlots(db, lineIds, week),
    positionsOf(db, placeIds),
  ])
  const creatives = Map.groupBy(versions, ({ version }) => version.lineId)
  const lines = served.map((line) =>
    Object.assign(line, {
      delivered: delivered.get(line.lineId) ?? 0,
      creatives: (creatives.get(line.lineId) ?? []).flatMap((one) => bookCreative(one) ?? []),
    }),
  )
  return { lines, slots, places }
}
