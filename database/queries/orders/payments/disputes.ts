import { and, asc, eq, exists, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  disputeStatesBefore,
  HALTING_DISPUTE_STATES,
  STANDING_DISPUTE_STATES,
  type DisputeNews,
} from '#domain/orders/payment/dispute.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orderDisputes } from '#database/schema/orders/disputes.ts'
import { payments } from '#database/schema/orders/payments.ts'

export type DisputeRow = typeof orderDisputes.$inferSelect

/** The disputed payment; null for a payment that is not ours. */
export async function findDisputedPayment(
  db: Database,
  { gateway, gatewayPaymentId }: Pick<DisputeNews, 'gateway' | 'gatewayPaymentId'>,
) {
  const row = await db
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.gatewayPaymentId, gatewayPaymentId)))
    .get()
  return row ?? null
}

/** True while a dispute is unrecorded, or in a state that may change to `state`. */
export const isDisputeNews = ({ disputeId, state }: DisputeNews): SQL => {
  const before = disputeStatesBefore(state)
  const isLater = before.length === 0 ? sql`0` : inArray(orderDisputes.state, before)
  return sql`not exists (select 1 from order_disputes where ${orderDisputes.id} = ${disputeId} and not (${isLater}))`
}

/** Records a dispute, or moves it to a later state. */
export function recordDispute(
  db: Database,
  news: DisputeNews,
  { orderId, paymentId, at }: { orderId: string; paymentId: string; at: string },
): Statement {
  const { disputeId, state, reason, amountMinor, currency, evidenceDueAt } = news
  const isOver = state !== 'open' && state !== 'inquiry'
  const before = disputeStatesBefore(state)
  return db
    .insert(orderDisputes)
    .values({
      id: disputeId,
      orderId,
      paymentId,
      state,
      reason,
      amountMinor,
      currency,
      openedAt: at,
      closedAt: isOver ? at : null,
      evidenceDueAt,
    })
    .onConflictDoUpdate({
      target: orderDisputes.id,
      set: { state, reason, closedAt: isOver ? at : null, evidenceDueAt },
      setWhere: before.length === 0 ? sql`0` : inArray(orderDisputes.state, before),
    })
}

/** The condition of `isOrderHalted`, for an order of the outer query. */
export const haltedOrderSql = (db: Database, orderId: SQLWrapper): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderDisputes)
      .where(
        and(
          eq(orderDisputes.orderId, orderId),
          inArray(orderDisputes.state, [...HALTING_DISPUTE_STATES]),
        ),
      ),
  )

const isStanding = inArray(orderDisputes.state, [...STANDING_DISPUTE_STATES])

/** Orders with a dispute that the desk has to handle. */
export const disputedOrders = (db: Database) =>
  db.select({ orderId: orderDisputes.orderId }).from(orderDisputes).where(isStanding)

/** Those of these orders that have such a dispute. */
export async function disputedAmong(
  db: Database,
  orderIds: readonly string[],
): Promise<Set<string>> {
  const among = sql`${orderDisputes.orderId} in (select value from json_each(${JSON.stringify(orderIds)}))`
  const rows = await db
    .select({ orderId: orderDisputes.orderId })
    .from(orderDisputes)
    .where(and(among, isStanding))
  return new Set(rows.map(({ orderId }) => orderId))
}

/** The disputes of an order, oldest first. */
export async function listDisputes(db: Database, orderId: string): Promise<DisputeRow[]> {
  return await db
    .select()
    .from(orderDisputes)
    .where(eq(orderDisputes.orderId, orderId))
    .orderBy(asc(orderDisputes.openedAt))
}

/** Whether a dispute currently halts an order. */
export async function isOrderHalted(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .select({ id: orderDisputes.id })
    .from(orderDisputes)
    .where(
      and(
        eq(orderDisputes.orderId, orderId),
        inArray(orderDisputes.state, [...HALTING_DISPUTE_STATES]),
      ),
    )
    .limit(1)
    .get()
  return row !== undefined
}

/** The number of disputes that wait for evidence or a decision. */
export async function countOpenDisputes(db: Database): Promise<number> {
  const row = await db
    .select({ count: sql<number>`count(*)` })
    .from(orderDisputes)
    .where(inArray(orderDisputes.state, ['inquiry', 'open']))
    .get()
  return row?.count ?? 0
}
