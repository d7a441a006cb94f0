import { readHomes } from '#database/deliveries.ts'
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
import { placeIdsOf } from '#domain/foundation/geo/regionPlaces.ts'
import { mondayOf } from '#domain/planning/slots/slotWeeks.ts'
import { deliveriesOf } from '../../adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '../../platform/env.ts'
import { bookCreative } from './bookCreative.ts'

/** Time before its start at which a line enters the book: screens load their next hours in advance. */
const AHEAD_MS = 24 * 3_600_000

/** Rows from which a medium's books are built: lines that run or start within a day, with their related rows. */
export async function readServedRows(
  context: Pick<OperationContext, 'env' | 'db' | 'now'>,
  mediaType: MediaType,
): Promise<{ lines: LineRow[]; slots: SlotRow[]; places: BookRows['places'] }> {
  const { db, now } = context
  const soon = new Date(now.getTime() + AHEAD_MS).toISOString()
  const served = await listServedLines(db, { now: now.toISOString(), soon }, mediaType)
  const lineIds = served.map(({ lineId }) => lineId)
  const placeIds = served.flatMap(({ plan }) => placeIdsOf(plan.region))
  // A time zone may be a day behind UTC, and its week with it.
  const week = isoDay(mondayOf(epochDay(addDays(now.toISOString().slice(0, 10), -1))))
  const deliveries = await deliveriesOf(context)
  const [versions, counted, slots, places] = await Promise.all([
    listServedVersions(db, lineIds),
    readHomes(deliveries, lineIds, deliveredOf),
    listServedSlots(db, lineIds, week),
    positionsOf(db, placeIds),
  ])
  const delivered = new Map(counted.map(({ lineId, total }) => [lineId, total]))
  const creatives = Map.groupBy(versions, ({ version }) => version.lineId)
  const lines = served.map((line) =>
    Object.assign(line, {
      delivered: delivered.get(line.lineId) ?? 0,
      creatives: (creatives.get(line.lineId) ?? []).flatMap((one) => bookCreative(one) ?? []),
    }),
  )
  return { lines, slots, places }
}
