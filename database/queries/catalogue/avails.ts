import { and, asc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import type { Database } from '#database/connection.ts'
import { products } from '#database/schema/catalogue/catalogue.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'

/** The weeks by their Mondays, and the moment before which holds have expired. */
export interface WeekRange {
  from: string
  to: string
  now: string
}

const within = ({ from, to, now }: WeekRange) =>
  and(
    gte(slotClaims.week, from),
    lte(slotClaims.week, to),
    or(isNull(slotClaims.expiresAt), gt(slotClaims.expiresAt, now)),
  )

/** Booked slots of some screens, and slots held by carts, one row per week. */
export async function countClaims(db: Database, screenIds: readonly string[], range: WeekRange) {
  const { screenId, week, orderId } = slotClaims
  return await db
    .select({
      screenId,
      week,
      booked: sql<number>`count(${orderId})`,
      held: sql<number>`count(*) - count(${orderId})`,
    })
    .from(slotClaims)
    .where(
      and(
        sql`${screenId} in (select value from json_each(${JSON.stringify(screenIds)}))`,
        within(range),
      ),
    )
    .groupBy(screenId, week)
}

/** Claims on a screen's slots, booked or held, from a week on, one row per claim. */
export async function listScreenClaims(db: Database, screenId: string, range: WeekRange) {
  return await db
    .select({
      week: slotClaims.week,
      slot: slotClaims.slot,
      orderId: slotClaims.orderId,
      expiresAt: slotClaims.expiresAt,
      orderNumber: sql<
        number | null
      >`(select number from orders where orders.id = ${slotClaims.orderId})`,
    })
    .from(slotClaims)
    .where(and(eq(slotClaims.screenId, screenId), within(range)))
    .orderBy(asc(slotClaims.week), asc(slotClaims.slot))
}

/** Impressions of a medium for sale in a week, by country. */
export async function weeklyAvails(db: Database, mediaType: MediaType) {
  return await db
    .select({
      country: products.country,
      weekly: sql<number>`sum(${products.weeklyImpressions})`,
    })
    .from(products)
    .where(and(eq(products.mediaType, mediaType), isNull(products.retiredAt)))
    .groupBy(products.country)
    .orderBy(asc(products.country))
}

/** The states of lines whose impressions are sold. */
const SOLD: LineState[] = [
  'reserved',
  'awaiting_creatives',
  'in_review',
  'ready',
  'ready_with_modification',
  'running',
  'running_with_modification',
  'fell_short',
  'ended',
]

/** The impressions that lines of a medium have booked in some weeks, by country and days. */
export async function bookedImpressions(
  db: Database,
  mediaType: MediaType,
  { from, to }: { from: string; to: string },
) {
  const { state, endsAt, startsAt, startDate, endDate, plan, impressions } = orderLines
  const country = sql<string>`${plan} ->> '$.region.country'`
  return await db
    .select({
      country,
      startDate: sql<string>`${startDate}`,
      endDate: sql<string>`${endDate}`,
      impressions: sql<number>`sum(coalesce(${impressions} ->> '$.mid', 0))`,
    })
    .from(orderLines)
    .where(
      and(
        inArray(state, SOLD),
        gte(endsAt, from),
        lte(startsAt, to),
        eq(orderLines.mediaType, mediaType),
      ),
    )
    .groupBy(country, startDate, endDate)
}
