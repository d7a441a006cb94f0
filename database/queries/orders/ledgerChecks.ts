import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { LedgerFacts } from '#domain/orders/order/changes/ledgerProblems.ts'
import type { Database } from '#database/connection.ts'
import { couponClaims, couponReturns, coupons } from '#database/schema/commerce/coupons.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { ledgerEntries } from '#database/schema/orders/ledgerEntries.ts'
import { orderAmendments } from '#database/schema/orders/orderAmendments.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { payments, refunds as refundRows } from '#database/schema/orders/payments.ts'

/** Records the findings of a check; false when one with the same instant and figures is recorded already. */
export async function insertLedgerCheck(
  db: Database,
  { at, orders: checked, problems }: { at: string; orders: number; problems: string[] },
): Promise<boolean> {
  const result = await db.run(sql`
    insert into ledger_checks (at, orders, last_order_id, problems)
    select ${at}, ${checked}, null, ${JSON.stringify(problems)}
    where not exists (
      select 1 from ledger_checks where at = ${at} and orders = ${checked}
        and problems = ${JSON.stringify(problems)})`)
  return result.meta.changes > 0
}

/** The number of orders, counted up to `limit`. */
export async function countOrdersUpTo(db: Database, limit: number): Promise<number> {
  const some = db.select({ id: orders.id }).from(orders).limit(limit).as('some')
  const row = await db
    .select({ count: sql<number>`count(*)` })
    .from(some)
    .get()
  return row?.count ?? 0
}

/** When the first order was placed; null before it. */
export async function firstOrderAt(db: Database): Promise<string | null> {
  const row = await db
    .select({ at: orders.createdAt })
    .from(orders)
    .orderBy(asc(orders.createdAt))
    .limit(1)
    .get()
  return row?.at ?? null
}

/** A range of orders by placement: from an instant until before another, after an order. */
export interface LedgerRange {
  from: string
  until: string
  after: { createdAt: string; id: string } | null
}

const isIn = ({ from, until, after }: LedgerRange) =>
  and(
    gte(orders.createdAt, after?.createdAt ?? from),
    lt(orders.createdAt, until),
    after === null ? undefined : or(gt(orders.createdAt, after.createdAt), gt(orders.id, after.id)),
  )

/** The orders of a range, or all, by placement, with the data that their ledger is checked against. */
export async function listLedgerFacts(
  db: Database,
  range: LedgerRange | null,
  limit: number,
): Promise<LedgerFacts[]> {
  const { id, state, createdAt, currency, totalUsdMinor, discounts } = orders
  const orderRows = await db
    .select({ id, state, createdAt, currency, totalUsdMinor, discounts })
    .from(orders)
    .where(range === null ? undefined : isIn(range))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  if (orderRows.length === 0) return []
  const byOrder = await rowsByOrder(
    db,
    orderRows.map((order) => order.id),
  )
  return orderRows.map((order) => ({
    order: { ...order, revision: byOrder.revised.get(order.id)?.at(-1)?.revision ?? null },
    lines: byOrder.lines.get(order.id) ?? [],
    entries: byOrder.entries.get(order.id) ?? [],
    issuedCoupons: (byOrder.issued.get(order.id) ?? []).map((coupon) => ({
      num: coupon.num,
      lineId: coupon.lineId ?? '',
      amountMinor: coupon.amountMinor,
    })),
    paidCoupons: new Set((byOrder.used.get(order.id) ?? []).map(({ num }) => num)),
    refunds: (byOrder.refunds.get(order.id) ?? []).map(({ paymentId, state, amountMinor }) => ({
      paymentId,
      amountMinor: amountMinor ?? 0,
      isMade: state === 'refunded',
    })),
    unpaidExtras: (byOrder.amended.get(order.id) ?? []).map(({ lineId, extra }) => ({
      lineId,
      extraUsdMinor: extra?.extraUsdMinor ?? 0,
    })),
  }))
}

/** Lines, entries, coupons, refunds and changes of some orders, by order. */
async function rowsByOrder(db: Database, orderIds: readonly string[]) {
  const ids = JSON.stringify(orderIds)
  const among = (column: SQLWrapper) => sql`${column} in (select value from json_each(${ids}))`
  const [lines, entries, issued, used, refunds, amended, revised] = await db.batch([
    db
      .select({
        id: orderLines.id,
        orderId: orderLines.orderId,
        type: orderLines.type,
        state: orderLines.state,
        sumUsdMinor: orderLines.sumUsdMinor,
        amounts: orderLines.amounts,
      })
      .from(orderLines)
      .where(among(orderLines.orderId))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
    db.select().from(ledgerEntries).where(among(ledgerEntries.orderId)),
    db.select().from(coupons).where(among(coupons.orderId)),
    paidCouponsOf(db, among),
    db
      .select({
        paymentId: payments.id,
        orderId: payments.orderId,
        state: payments.state,
        amountMinor: refundRows.amountMinor,
      })
      .from(payments)
      .leftJoin(refundRows, eq(refundRows.paymentId, payments.id))
      .where(and(among(payments.orderId), inArray(payments.state, ['refund_due', 'refunded']))),
    db
      .select({
        orderId: orderAmendments.orderId,
        lineId: orderAmendments.lineId,
        extra: orderAmendments.extra,
      })
      .from(orderAmendments)
      .where(and(among(orderAmendments.orderId), eq(orderAmendments.state, 'awaiting_payment'))),
    db
      .select({ orderId: invoices.orderId, revision: invoices.revision })
      .from(invoices)
      .where(and(among(invoices.orderId), isNotNull(invoices.revision)))
      .orderBy(asc(invoices.year), asc(invoices.sequence)),
  ])
  const ofOrder = <Row extends { orderId: string | null }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ orderId }) => orderId ?? '')
  return {
    lines: ofOrder(lines),
    entries: ofOrder(entries),
    issued: ofOrder(issued),
    used: ofOrder(used),
    refunds: ofOrder(refunds),
    amended: ofOrder(amended),
    revised: ofOrder(revised),
  }
}

/** Coupons of ended campaigns that were used to pay for some orders. */
const paidCouponsOf = (db: Database, among: (column: SQLWrapper) => SQL) =>
  db
    .select({ num: coupons.num, orderId: couponClaims.orderId })
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.num, couponClaims.num))
    .where(and(among(couponClaims.orderId), isNotNull(coupons.lineId)))
    // A canceled order has returned its coupons: its entries still record what they paid.
    .unionAll(
      db
        .select({ num: coupons.num, orderId: couponReturns.orderId })
        .from(couponReturns)
        .innerJoin(coupons, eq(coupons.num, couponReturns.num))
        .where(and(among(couponReturns.orderId), isNotNull(coupons.lineId))),
    )
