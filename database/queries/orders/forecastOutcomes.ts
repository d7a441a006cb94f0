import { and, asc, count, desc, eq, gt, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import type { Database } from '#database/connection.ts'
import { forecastOutcomes } from '#database/schema/orders/forecastOutcomes.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'

export type ForecastOutcome = typeof forecastOutcomes.$inferSelect

const forecastMid = sql<number>`${orderLines.impressions} ->> '$.mid'`

/** Campaigns that ran as booked: no stop, pause, change or extension invalidated their saved forecast. */
const ranAsBooked = and(
  eq(orderLines.type, 'campaign'),
  sql`${orderLines.state} in ('ended', 'fell_short')`,
  isNull(orderLines.stoppedAt),
  isNull(orderLines.extension),
  isNull(orderLines.agreed),
  isNull(orderLines.pauses),
  sql`${forecastMid} > 0`,
)

/** Campaigns that ended as booked before an instant and have no outcome yet, the oldest first. */
export async function listEndedWithoutOutcome(
  db: Database,
  { endedBefore, now, limit }: { endedBefore: string; now: string; limit: number },
) {
  return await db
    .select({
      lineId: orderLines.id,
      mediaType: orderLines.mediaType,
      region: sql<string>`${orderLines.plan} -> '$.region'`,
      forecast: forecastMid,
      delivered: orderLines.deliveredImpressions,
      endedAt: sql<string>`${orderLines.endsAt}`,
    })
    .from(orderLines)
    .where(
      and(
        ranAsBooked,
        lt(orderLines.endsAt, endedBefore),
        or(isNull(orderLines.answerBy), lt(orderLines.answerBy, now)),
        gte(orderLines.endsAt, laterThanKnown()),
        sql`not exists (select 1 from forecast_outcomes where line_id = ${orderLines.id})`,
      ),
    )
    .orderBy(asc(orderLines.endsAt), asc(orderLines.id))
    .limit(limit)
    .then((rows) =>
      rows.map(({ region, ...row }) => ({ ...row, region: JSON.parse(region) as PlanRegion })),
    )
}

/** The earliest end to look at: campaigns that ended long before the latest outcome have one, or never will. */
const laterThanKnown = (): SQL =>
  sql`coalesce((select date(max(ended_at), '-90 days') from forecast_outcomes), '')`

/** Records outcomes; existing ones stay unchanged. */
export async function recordOutcomes(
  db: Database,
  outcomes: readonly Omit<ForecastOutcome, 'error'>[],
): Promise<void> {
  const rows = outcomes.map((one) => ({
    ...one,
    error: Math.abs(one.delivered / one.forecast - 1),
  }))
  await db.run(sql`insert into forecast_outcomes
    (line_id, media_type, market, forecast, delivered, error, ended_at)
    select value ->> 'lineId', value ->> 'mediaType', value ->> 'market', value ->> 'forecast',
      value ->> 'delivered', value ->> 'error', value ->> 'endedAt'
    from json_each(${JSON.stringify(rows)}) where true on conflict do nothing`)
}

/** Market and ratio of delivery to forecast of the latest campaigns of a medium. */
export const listRatios = async (db: Database, mediaType: MediaType, limit: number) =>
  await db
    .select({
      market: forecastOutcomes.market,
      ratio: sql<number>`1.0 * ${forecastOutcomes.delivered} / ${forecastOutcomes.forecast}`,
    })
    .from(forecastOutcomes)
    .where(eq(forecastOutcomes.mediaType, mediaType))
    .orderBy(desc(forecastOutcomes.endedAt))
    .limit(limit)

/** The number of campaigns of each medium with an outcome. */
export const countOutcomes = async (db: Database) =>
  await db
    .select({ mediaType: forecastOutcomes.mediaType, campaigns: count() })
    .from(forecastOutcomes)
    .groupBy(forecastOutcomes.mediaType)

/** The campaigns furthest from their forecast, with the orders they belong to. */
export const listFurthest = async (db: Database, limit: number) =>
  await db
    .select({
      lineId: forecastOutcomes.lineId,
      orderId: orders.id,
      orderNumber: orders.number,
      name: orderLines.name,
      mediaType: forecastOutcomes.mediaType,
      market: forecastOutcomes.market,
      forecast: forecastOutcomes.forecast,
      delivered: forecastOutcomes.delivered,
      endedAt: forecastOutcomes.endedAt,
    })
    .from(forecastOutcomes)
    .innerJoin(orderLines, eq(orderLines.id, forecastOutcomes.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(gt(forecastOutcomes.error, 0))
    .orderBy(desc(forecastOutcomes.error), asc(forecastOutcomes.lineId))
    .limit(limit)

/** Removes the outcomes of campaigns that were extended or changed after all. */
export async function dropChangedOutcomes(db: Database): Promise<void> {
  await db.run(sql`delete from forecast_outcomes where line_id in (
      select outcome.line_id from forecast_outcomes outcome join order_lines line on line.id = outcome.line_id
      where outcome.ended_at > (select date(max(ended_at), '-90 days') from forecast_outcomes)
        and (line.extension is not null or line.agreed is not null))`)
}
