import { and, asc, eq, gt, gte, sql, type SQLWrapper } from 'drizzle-orm'
import type { CountKey } from '#domain/delivery/counting/countedEvent.ts'
import { heldImpressions } from '#domain/orders/order/pause/pausedTime.ts'
import type { DeliveryFacts } from '#domain/orders/order/line/deliveryProblems.ts'
import { STILL_LINE_STATES } from '#domain/orders/order/line/lineState.ts'
import type { ScreenPlay } from '#domain/reporting/plays/playLog.ts'
import type { Database } from '#database/connection.ts'
import { runBatch } from '#database/batch.ts'
import { type Deliveries, homeOf } from '#database/deliveries.ts'
import { deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { ledgerEntries } from '#database/schema/orders/ledgerEntries.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { stateList } from '#database/stateSql.ts'
import { listRunningLines } from '#database/queries/orders/runningLines.ts'
import { insertScreenPlays } from './screenPlays.ts'

/** A shard's totals so far: by hour, and by line all billed events. */
export interface DeliveryTotals {
  shard: number
  at: string
  hours: (CountKey & { count: number })[]
  lines: { lineId: string; count: number }[]
  /** For billboards, the plays since they were last written. */
  plays: ScreenPlay[]
}

/** A number of rows that fits well into one statement parameter. */
const ROWS_A_STATEMENT = 2_000

/** Writes totals of a shard to each database that has rows of its lines in one of some layouts. */
export async function writeDeliveries(
  layouts: readonly Deliveries[],
  totals: DeliveryTotals,
): Promise<void> {
  const lineIds = new Set(
    [...totals.hours, ...totals.lines, ...totals.plays].map(({ lineId }) => lineId),
  )
  const linesOf = new Map<Database, Set<string>>()
  for (const deliveries of layouts)
    for (const lineId of lineIds) {
      const home = homeOf(deliveries, lineId)
      linesOf.set(home, (linesOf.get(home) ?? new Set()).add(lineId))
    }
  await Promise.all(
    [...linesOf].map(async ([db, own]) => {
      const isOwn = ({ lineId }: { lineId: string }) => own.has(lineId)
      const { hours, lines, plays } = totals
      await writeDeliveryTotals(db, {
        ...totals,
        hours: hours.filter(isOwn),
        lines: lines.filter(isOwn),
        plays: plays.filter(isOwn),
      })
    }),
  )
}

/**
 * Writes totals of a shard to one database. They are absolute: a second write changes nothing, and late older ones
 * never lower newer ones.
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

/** Lines with counts since an instant, after a line, by id, in any of their databases. */
export async function listCountedLines(
  deliveries: Deliveries,
  { since, after, limit }: { since: string; after: string; limit: number },
): Promise<string[]> {
  const found = await Promise.all(
    deliveries.map((db) =>
      db
        .selectDistinct({ lineId: deliveryTotals.lineId })
        .from(deliveryTotals)
        .where(and(gt(deliveryTotals.lineId, after), gte(deliveryTotals.at, since)))
        .orderBy(asc(deliveryTotals.lineId))
        .limit(limit),
    ),
  )
  const lineIds = found.flat().map(({ lineId }) => lineId)
  return lineIds.toSorted((a, b) => (a < b ? -1 : 1)).slice(0, limit)
}

/** The billboards among these lines. */
export async function listBillboardLines(
  db: Database,
  lineIds: readonly string[],
): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`
    select id from order_lines
    where id in (select value from json_each(${JSON.stringify(lineIds)})) and media_type = 'dooh'`)
  return rows.map(({ id }) => id)
}

/** The counts of lines: impressions, and for billboards the plays of each screen. */
export interface CountedLines {
  impressions: readonly { lineId: string; total: number }[]
  plays: readonly { lineId: string; productId: string; count: number }[]
}

/**
 * Updates the delivered impressions of lines to their counts; returns how many lines changed. A play has the views that
 * the screen counts on a slot's week. A line that is over keeps the figure it was settled with, a line that fell short
 * the one its offer is based on.
 */
export async function recordDeliveredLines(
  db: Database,
  { impressions, plays }: CountedLines,
): Promise<number> {
  const totals = JSON.stringify(impressions.map(({ lineId, total }) => [lineId, total]))
  const screens = JSON.stringify(
    plays.map(({ lineId, productId, count }) => [lineId, productId, count]),
  )
  // Not the number of changes: that would include the triggers' changes to the list of orders.
  const noted = await db.all(sql`
    update order_lines set delivered_impressions = counted.count
    from (
      select value ->> 0 as line_id, value ->> 1 as count from json_each(${totals})
      union all
      select value ->> 0, cast(round(sum((value ->> 2) * p.weekly_impressions / (7.0 * s.plays_per_day_per_slot))) as integer)
      from json_each(${screens}) join products p on p.id = value ->> 1 join screens s on s.product_id = p.id
      group by 1) counted
    where ${orderLines.id} = counted.line_id
      and ${orderLines.type} = 'campaign' and ${orderLines.state} not in ${stateList(STILL_LINE_STATES)}
      and delivered_impressions <> counted.count
    returning order_lines.id`)
  return noted.length
}

/** Lines that deliver or have delivered, after a line, by id, with their orders. */
export const listDeliveringLines = async (db: Database, after: string, limit: number) =>
  await listRunningLines(db, { after, limit, condition: gt(orderLines.deliveredImpressions, 0) })

/** The amount to invoice: the order, and later agreed additions. */
const orderedMinor = sql<number>`coalesce((select revision ->> '$.amounts.totalMinor' from invoices
  where order_id = ${orders.id} and revision is not null order by year desc, sequence desc limit 1), ${orders.totalMinor})
  + coalesce((select sum(extra ->> '$.amounts.totalMinor')
  from order_amendments where order_id = ${orders.id} and state in ('awaiting_payment', 'in_force')), 0)`

/** Lines by id, with all figures that must agree with their counts; lines without an order are left out. */
export async function listDeliveryFacts(
  db: Database,
  lineIds: readonly string[],
  now: Date,
): Promise<Omit<DeliveryFacts, 'counted'>[]> {
  const among = (column: SQLWrapper, ids: readonly string[]) =>
    sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`
  const lines = await db
    .select({ line: orderLines, orderState: orders.state, totalMinor: orderedMinor })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(among(orderLines.id, lineIds))
    .orderBy(asc(orderLines.id))
  if (lines.length === 0) return []
  const orderIds = lines.map(({ line }) => line.orderId)
  const [entries, documents] = await db.batch([
    db.select().from(ledgerEntries).where(among(ledgerEntries.lineId, lineIds)),
    db
      .select({ orderId: invoices.orderId, kind: invoices.kind, totalMinor: invoices.totalMinor })
      .from(invoices)
      .where(among(invoices.orderId, orderIds)),
  ])
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
    entries: entries.filter((entry) => entry.lineId === line.id),
    invoices: documents.filter(({ orderId }) => orderId === line.orderId),
  }))
}

/** Impressions of a billboard that are charged for slots kept during a pause. */
const heldOf = ({ plan, impressions, pauses }: typeof orderLines.$inferSelect, now: Date): number =>
  plan
    ? heldImpressions(
        plan,
        { pauses: pauses ?? null, bookedImpressions: impressions?.mid ?? 0 },
        now,
      )
    : 0
