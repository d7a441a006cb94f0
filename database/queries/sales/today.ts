import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { ordersBySource } from '#domain/foundation/analytics/arrival.ts'
import type { StuckJob, TodaySales } from '#domain/sales/admin/today.ts'
import type { Database } from '#database/connection.ts'
import { creativeVersions } from '#database/schema/creatives/creatives.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { ledgerChecks } from '#database/schema/orders/ledgerChecks.ts'
import { ledgerEntries } from '#database/schema/orders/ledgerEntries.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderList } from '#database/schema/orders/orderList.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { refunds } from '#database/schema/orders/payments.ts'
import { orderAllows } from '#database/stateSql.ts'

const count = sql<number>`count(*)`

/** The amount that a ledger entry adds to the payments: negative where a payment was reversed. */
const paidUsd = sql`(case kind when 'charge_reversed' then -amount_usd_minor else amount_usd_minor end)`

/** The total of an order, with tax: from its latest invoice where the order was revised before it was paid. */
const agreedUsd = sql`coalesce((select revision ->> '$.totalUsdMinor' from invoices
  where invoices.order_id = orders.id and revision is not null order by year desc, sequence desc limit 1), total_usd_minor)`

/** Orders without canceled ones, and charged amounts, since the start of today and of the week. */
export async function salesSince(
  db: Database,
  { today, week }: { today: string; week: string },
): Promise<TodaySales> {
  const [[booked], [charged], arrivals] = await db.batch([
    db
      .select({
        week: count,
        today: sql<number>`count(case when created_at >= ${today} then 1 end)`,
      })
      .from(orders)
      .where(and(gte(orders.createdAt, week), ne(orders.state, 'cancelled'))),
    db
      .select({
        week: sql<number>`coalesce(sum(${paidUsd}), 0)`,
        today: sql<number>`coalesce(sum(case when at >= ${today} then ${paidUsd} end), 0)`,
      })
      .from(ledgerEntries)
      .where(
        and(
          gte(ledgerEntries.at, week),
          inArray(ledgerEntries.kind, ['charged', 'charge_reversed']),
        ),
      ),
    db
      .select({
        arrival: orders.arrival,
        orders: count,
        totalUsdMinor: sql<number>`sum(${agreedUsd})`,
      })
      .from(orders)
      .where(and(gte(orders.createdAt, week), ne(orders.state, 'cancelled')))
      .groupBy(orders.arrival),
  ])
  return {
    ordersToday: booked?.today ?? 0,
    ordersOfWeek: booked?.week ?? 0,
    revenueTodayUsdMinor: charged?.today ?? 0,
    revenueOfWeekUsdMinor: charged?.week ?? 0,
    orderedOfWeekUsdMinor: arrivals.reduce((sum, { totalUsdMinor }) => sum + totalUsdMinor, 0),
    sources: ordersBySource(arrivals),
  }
}

/** An order's total as last revised or, for an amendment's invoice, the agreed addition. */
const invoicedUsd = sql`coalesce((select extra ->> '$.extraUsdMinor' + (extra ->> '$.taxUsdMinor')
  from order_amendments where id = ${invoices.amendmentId}), ${invoices.revision} ->> '$.totalUsdMinor', ${orders.totalUsdMinor})`

/** Open invoices of booked orders. `today` decides what is overdue. */
export async function countUnpaid(db: Database, today: string) {
  const row = await db
    .select({
      count,
      sumUsdMinor: sql<number>`coalesce(sum(${invoicedUsd}), 0)`,
      overdue: sql<number>`count(case when ${invoices.dueDate} < ${today} then 1 end)`,
      oldestDueDate: sql<string | null>`min(${invoices.dueDate})`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        eq(invoices.state, 'open'),
        or(orderAllows('settle', orders.state), isNotNull(invoices.amendmentId)),
      ),
    )
    .get()
  return row ?? { count: 0, sumUsdMinor: 0, overdue: 0, oldestDueDate: null }
}

/** Campaigns that fell short and wait for their buyer's choice. */
export async function countFellShort(db: Database): Promise<number> {
  const row = await db
    .select({ count })
    .from(orderList)
    .where(eq(orderList.standing, 'fell_short'))
    .get()
  return row?.count ?? 0
}

/** When the oldest creative in review was submitted. */
export async function oldestReview(db: Database): Promise<string | null> {
  const row = await db
    .select({ at: sql<string | null>`min(${creativeVersions.submittedAt})` })
    .from(creativeVersions)
    .where(eq(creativeVersions.state, 'in_review'))
    .get()
  return row?.at ?? null
}

const SHOWN = 20
const TRIED_OFTEN = 2

/** Mails and refunds that failed and are retried, the oldest first. */
export async function listStuckJobs(db: Database): Promise<StuckJob[]> {
  const [mails, stuckRefunds] = await db.batch([
    db
      .select()
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), gte(mailOutbox.attempts, TRIED_OFTEN)))
      .orderBy(asc(mailOutbox.createdAt))
      .limit(SHOWN),
    db
      .select()
      .from(refunds)
      .where(and(inArray(refunds.state, ['due', 'pending', 'failed']), gt(refunds.attempts, 1)))
      .orderBy(asc(refunds.createdAt))
      .limit(SHOWN),
  ])
  return [
    ...mails.map(({ id, kind, orderId, attempts, lastError, createdAt }) => ({
      id,
      what: 'mail' as const,
      name: kind,
      orderId,
      attempts,
      lastError,
      since: createdAt,
    })),
    ...stuckRefunds.map(({ paymentId, reason, orderId, attempts, lastError, createdAt }) => ({
      id: paymentId,
      what: 'refund' as const,
      name: reason,
      orderId,
      attempts,
      lastError,
      since: createdAt,
    })),
  ]
}

/** The findings of the latest ledger check; undefined before the first. */
export async function lastLedgerCheck(db: Database) {
  return await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1).get()
}
