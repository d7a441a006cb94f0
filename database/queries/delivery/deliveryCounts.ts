import { and, asc, eq, gt, gte, inArray, sql, sum, type SQLWrapper } from 'drizzle-orm'
import type { CountKey } from '#domain/delivery/counting/countedEvent.ts'
import { heldImpressions } from '#domain/orders/order/pause/pausedTime.ts'
import type { DeliveryFacts } from '#domain/orders/order/line/deliveryProblems.ts'
import { STILL_LINE_STATES } from '#domain/orders/order/line/lineState.ts'
import type { ScreenPlay } from '#domain/reporting/plays/playLog.ts'
import type { Database } from '#database/connection.ts'
import { runBatch } from '#database/batch.ts'
import { deliveryHours, deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { ledgerEntries } from '#database/schema/orders/ledgerEntries.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { stateList } from '#database/stateSql.ts'
import { listRunningLines } from '#database/queries/orders/runningLines.ts'
import { insertScreenPlays } from './screenPlays.ts'

/** What a shard has counted by now: of each hour, and of each line all that is billed. */
export interface DeliveryTotals {
  shard: number
  at: string
  hours: (CountKey & { count: number })[]
  lines: { lineId: string; count: number }[]
  /** Of billboards, what was played since they were last written. */
  plays: ScreenPlay[]
}

/** As many as fit well into the parameter of a statement. */
const ROWS_A_STATEMENT = 2_000

/**
 * Writes totals of a shard. They are absolute: written twice they are the same, and older ones that come late never
 * lower newer ones.
 */
export async function writeDeliveryTotals(db: Database, totals: DeliveryTotals): Promise<void> {
  const { shard, at } = totals
  const hours = chunks(totals.hours).map((rows) =>
    db.run(sql`
      insert into delivery_hours
        (line_id, kind, validity, hour, version_id, product_id, format_id, place, shard, count)
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
        value ->> 7, ${shard}, value ->> 8
      from json_each(${JSON.stringify(rows.map(hourValues))}) where true
      on conflict do update set count = max(count, excluded.count)`),
  )
  const lines = chunks(totals.lines).map((rows) =>
    db.run(sql`
      insert into delivery_totals (line_id, shard, count, at)
      select value ->> 0, ${shard}, value ->> 1, ${at}
      from json_each(${JSON.stringify(rows.map(({ lineId, count }) => [lineId, count]))}) where true
      on conflict do update set count = max(count, excluded.count), at = max(at, excluded.at)`),
  )
  const plays = chunks(totals.plays).map((rows) => insertScreenPlays(db, rows))
  await runBatch(db, [...hours, ...lines, ...plays])
}

const hourValues = (row: CountKey & { count: number }) => [
  row.lineId,
  row.kind,
  row.validity,
  row.hour,
  row.versionId,
  row.productId,
  row.formatId,
  row.place,
  row.count,
]

function chunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  )
}

/** What a line was delivered by its shards' totals. A play is seen by as many people as the screen counts on a slot's week. */
const DELIVERED = sql`case ${orderLines.mediaType} when 'dooh' then (
    select cast(round(sum(h.count * p.weekly_impressions / (7.0 * s.plays_per_day_per_slot))) as integer)
    from delivery_hours h join products p on p.id = h.product_id join screens s on s.product_id = p.id
    where h.line_id = ${orderLines.id} and h.kind = 'play' and h.validity = 'valid')
  else (select sum(count) from delivery_totals where line_id = ${orderLines.id}) end`

/** Lines that something was counted for since an instant, after one, by id. */
export async function listCountedLines(
  db: Database,
  { since, after, limit }: { since: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ lineId: deliveryTotals.lineId })
    .from(deliveryTotals)
    .where(and(gt(deliveryTotals.lineId, after), gte(deliveryTotals.at, since)))
    .orderBy(asc(deliveryTotals.lineId))
    .limit(limit)
  return rows.map(({ lineId }) => lineId)
}

/**
 * Brings what these lines were delivered up to what was counted; returns how many changed. A line that is over keeps what
 * it was settled with, one that fell short what is offered for it.
 */
export async function noteDeliveredLines(
  db: Database,
  lineIds: readonly string[],
): Promise<number> {
  // Not the count of changes: what triggers change on the list of orders would count too.
  const noted = await db.all(sql`
    update order_lines set delivered_impressions = coalesce(${DELIVERED}, delivered_impressions)
    where ${orderLines.id} in (select value from json_each(${JSON.stringify(lineIds)}))
      and ${orderLines.type} = 'campaign' and ${orderLines.state} not in ${stateList(STILL_LINE_STATES)}
      and delivered_impressions <> coalesce(${DELIVERED}, delivered_impressions)
    returning id`)
  return noted.length
}

/** Lines that are being delivered and have been, after one, by id, with their orders. */
export const listDeliveringLines = async (db: Database, after: string, limit: number) =>
  await listRunningLines(db, { after, limit, condition: gt(orderLines.deliveredImpressions, 0) })

/** What was ordered, and agreed on more since: what is to be invoiced. */
const orderedMinor = sql<number>`coalesce((select revision ->> '$.amounts.totalMinor' from invoices
  where order_id = ${orders.id} and revision is not null order by year desc, sequence desc limit 1), ${orders.totalMinor})
  + coalesce((select sum(extra ->> '$.amounts.totalMinor')
  from order_amendments where order_id = ${orders.id} and state in ('awaiting_payment', 'in_force')), 0)`

/** Lines that something was counted for since an instant, after one, by id, with all that is to agree about them. */
export async function listDeliveryFacts(
  db: Database,
  { since, after, limit, now }: { since: string; after: string; limit: number; now: Date },
): Promise<DeliveryFacts[]> {
  const lines = await db
    .select({ line: orderLines, orderState: orders.state, totalMinor: orderedMinor })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        gt(orderLines.id, after),
        sql`${orderLines.id} in (select line_id from delivery_totals where at >= ${since})`,
      ),
    )
    .orderBy(asc(orderLines.id))
    .limit(limit)
  if (lines.length === 0) return []
  const ids = JSON.stringify(lines.map(({ line }) => line.id))
  const orderIds = JSON.stringify(lines.map(({ line }) => line.orderId))
  const among = (column: SQLWrapper, of: string) =>
    sql`${column} in (select value from json_each(${of}))`
  const { lineId, kind, validity, count } = deliveryHours
  const [hours, totals, entries, documents] = await db.batch([
    db
      .select({ lineId, count: sum(count).mapWith(Number) })
      .from(deliveryHours)
      .where(and(among(lineId, ids), inArray(kind, ['impression', 'play']), eq(validity, 'valid')))
      .groupBy(lineId),
    db
      .select({ lineId: deliveryTotals.lineId, count: sum(deliveryTotals.count).mapWith(Number) })
      .from(deliveryTotals)
      .where(among(deliveryTotals.lineId, ids))
      .groupBy(deliveryTotals.lineId),
    db.select().from(ledgerEntries).where(among(ledgerEntries.lineId, ids)),
    db
      .select({ orderId: invoices.orderId, kind: invoices.kind, totalMinor: invoices.totalMinor })
      .from(invoices)
      .where(among(invoices.orderId, orderIds)),
  ])
  const countOf = (rows: readonly { lineId: string; count: number }[], id: string) =>
    rows.find((row) => row.lineId === id)?.count ?? 0
  return lines.map(({ line, orderState, totalMinor }) => ({
    line: {
      id: line.id,
      state: line.state,
      mediaType: line.mediaType,
      bookedImpressions: line.impressions?.mid ?? 0,
      deliveredImpressions: line.deliveredImpressions,
      usedBefore: line.usedBefore ?? null,
      heldImpressions: heldOf(line, now),
    },
    orderState,
    orderTotalMinor: totalMinor,
    counted: { hours: countOf(hours, line.id), totals: countOf(totals, line.id) },
    entries: entries.filter((entry) => entry.lineId === line.id),
    invoices: documents.filter(({ orderId }) => orderId === line.orderId),
  }))
}

/** Impressions of a billboard that are charged for kept slots. */
const heldOf = ({ plan, impressions, pauses }: typeof orderLines.$inferSelect, now: Date): number =>
  plan
    ? heldImpressions(
        plan,
        { pauses: pauses ?? null, bookedImpressions: impressions?.mid ?? 0 },
        now,
      )
    : 0
