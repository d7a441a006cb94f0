import { and, eq, gt, gte, inArray, isNotNull, isNull, like, lte, sql, not } from 'drizzle-orm'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { SlotRow } from '#domain/delivery/book/buildBooks.ts'
import { isPinId, placeOfPin } from '#domain/foundation/geo/pins/pin.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { LinePause } from '#domain/orders/order/pause/pause.types.ts'
import type { Extension } from '#domain/orders/order/changes/makeGood.types.ts'
import { SERVED_LINE_STATES } from '#domain/orders/order/line/lineState.ts'
import type { Database } from '#database/connection.ts'
import { creatives, creativeVersions } from '#database/schema/creatives/creatives.ts'
import { deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { cells, places } from '#database/schema/catalogue/places.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { haltedOrderSql } from '#database/queries/orders/payments/disputes.ts'

const listOf = (ids: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`

/** A paid line that may run, in the form of the delivery book. */
export interface ServedLine {
  lineId: string
  mediaType: MediaType
  name: string
  plan: CampaignPlan
  startsAt: string
  endsAt: string
  booked: number
  extension: Extension | null
  /** When the line was paused: pacing ignores the time before its last resume. */
  pauses?: readonly LinePause[] | null
}

/** The lines of paid orders with approved creatives that run, or start before `soon`. */
export async function listServedLines(
  db: Database,
  { now, soon }: { now: string; soon: string },
  mediaType?: MediaType,
): Promise<ServedLine[]> {
  const rows = await db
    .select({
      lineId: orderLines.id,
      mediaType: orderLines.mediaType,
      name: orderLines.name,
      plan: orderLines.plan,
      startsAt: orderLines.startsAt,
      endsAt: orderLines.endsAt,
      impressions: orderLines.impressions,
      extension: orderLines.extension,
      pauses: orderLines.pauses,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.state, 'booked'),
        not(haltedOrderSql(db, orders.id)),
        isNull(orderLines.pausedAt),
        eq(orderLines.type, 'campaign'),
        inArray(orderLines.state, [...SERVED_LINE_STATES]),
        lte(orderLines.startsAt, soon),
        gt(orderLines.endsAt, now),
        mediaType && eq(orderLines.mediaType, mediaType),
      ),
    )
  return rows.flatMap(({ plan, startsAt, endsAt, impressions, ...line }) =>
    plan && startsAt && endsAt
      ? [{ ...line, plan, startsAt, endsAt, booked: impressions?.mid ?? 0 }]
      : [],
  )
}

/** The approved versions of lines' creatives, without removed creatives. */
export async function listServedVersions(db: Database, lineIds: readonly string[]) {
  return await db
    .select({ creative: creatives, version: creativeVersions })
    .from(creativeVersions)
    .innerJoin(creatives, eq(creatives.id, creativeVersions.creativeId))
    .where(
      and(
        sql`${creativeVersions.lineId} in ${listOf(lineIds)}`,
        eq(creativeVersions.state, 'approved'),
        isNotNull(creativeVersions.formatId),
        isNull(creatives.removedAt),
      ),
    )
}

/** The counts of lines over all shards. */
export async function deliveredOf(
  db: Database,
  lineIds: readonly string[],
): Promise<{ lineId: string; total: number }[]> {
  return await db
    .select({ lineId: deliveryTotals.lineId, total: sql<number>`sum(${deliveryTotals.count})` })
    .from(deliveryTotals)
    .where(sql`${deliveryTotals.lineId} in ${listOf(lineIds)}`)
    .groupBy(deliveryTotals.lineId)
}

/** The slots that these lines have claimed on any screen from a week on. */
export async function listServedSlots(
  db: Database,
  lineIds: readonly string[],
  fromWeek: string,
): Promise<SlotRow[]> {
  return await db
    .select({
      screenId: slotClaims.screenId,
      week: slotClaims.week,
      slot: slotClaims.slot,
      lineId: orderLines.id,
    })
    .from(slotClaims)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, slotClaims.orderId), eq(orderLines.cartKey, slotClaims.cartKey)),
    )
    .where(and(sql`${orderLines.id} in ${listOf(lineIds)}`, gte(slotClaims.week, fromWeek)))
}

/** The positions of places, any number of them. */
export async function positionsOf(
  db: Database,
  placeIds: readonly string[],
): Promise<Map<string, Pick<Place, 'latitude' | 'longitude'>>> {
  const pins = placeIds.flatMap((id) => placeOfPin(id) ?? [])
  const wanted = listOf(placeIds.filter((id) => !isPinId(id)))
  const [towns, codes] = await Promise.all([
    db
      .select({ id: places.id, latitude: places.latitude, longitude: places.longitude })
      .from(places)
      .where(sql`${places.id} in ${wanted}`),
    db
      .select({ id: cells.id, latitude: cells.latitude, longitude: cells.longitude })
      .from(cells)
      .where(and(sql`${cells.id} in ${wanted}`, like(cells.id, 'zip_%'))),
  ])
  return new Map(
    [...towns, ...codes, ...pins].map(({ id, latitude, longitude }) => [
      id,
      { latitude, longitude },
    ]),
  )
}
