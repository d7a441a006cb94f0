import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import {
  LIVE_PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from '#domain/orders/payment/paymentState.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { paymentEvents, payments } from '#database/schema/orders/payments.ts'

export type PaymentRow = typeof payments.$inferSelect

/** The subject of a payment: an order itself, or a change of it that costs more. */
export type PaidThing = Pick<PaymentRow, 'orderId' | 'amendmentId'>

const isFor = ({ orderId, amendmentId }: PaidThing): SQL | undefined =>
  and(
    eq(payments.orderId, orderId),
    amendmentId === null ? isNull(payments.amendmentId) : eq(payments.amendmentId, amendmentId),
  )

/** Adds a payment unless its subject has one that can still succeed; the index decides between concurrent ones. */
export async function insertPayment(db: Database, row: PaymentRow): Promise<void> {
  await db.insert(payments).values(row).onConflictDoNothing()
}

/** The payment of an order, or of a change of it, that can still succeed. */
export async function findLivePayment(
  db: Database,
  thing: PaidThing,
): Promise<PaymentRow | undefined> {
  return await db
    .select()
    .from(payments)
    .where(and(isFor(thing), inArray(payments.state, [...LIVE_PAYMENT_STATES])))
    .get()
}

/** A payment by its id. */
export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  return await db.select().from(payments).where(eq(payments.id, id)).get()
}

/** All payments of an order and of its changes, newest first. */
export async function listPayments(db: Database, orderId: string): Promise<PaymentRow[]> {
  return await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt))
}

/** Stores the gateway's own ID. */
export async function setGatewayPaymentId(
  db: Database,
  id: string,
  gatewayPaymentId: string,
): Promise<void> {
  await db.update(payments).set({ gatewayPaymentId }).where(eq(payments.id, id))
}

/** Records an event; fails the batch when it was recorded before. */
export function insertPaymentEvent(
  db: Database,
  event: PaymentEvent,
  receivedAt: string,
): Statement {
  const { gateway, eventId, paymentId, type, occurredAt } = event
  return db
    .insert(paymentEvents)
    .values({ gateway, eventId, paymentId, type, occurredAt, receivedAt })
}

/** Records an event where `condition` holds. */
export const insertPaymentEventIf = (
  db: Database,
  { gateway, eventId, paymentId, type, occurredAt }: PaymentEvent,
  { receivedAt, condition }: { receivedAt: string; condition: SQL },
): Statement =>
  db.run(sql`insert into payment_events (gateway, event_id, payment_id, type, occurred_at, received_at)
    select ${gateway}, ${eventId}, ${paymentId}, ${type}, ${occurredAt}, ${receivedAt} where ${condition}`)

/** Moves a payment that can still succeed, unless a later event did so already. */
export function moveLivePayment(db: Database, event: PaymentEvent, state: PaymentState): Statement {
  return db
    .update(payments)
    .set({ state, declineCode: event.declineCode, lastEventAt: event.occurredAt })
    .where(
      and(
        eq(payments.id, event.paymentId),
        inArray(payments.state, [...LIVE_PAYMENT_STATES]),
        or(isNull(payments.lastEventAt), sql`${payments.lastEventAt} <= ${event.occurredAt}`),
      ),
    )
}

/** States before any money arrived. Even an abandoned payment may still bring some, too late. */
const UNSETTLED_STATES = [...LIVE_PAYMENT_STATES, 'abandoned'] as const

/** True while no money of a payment was booked: its outcome is decided once. */
export const isUnsettled = (paymentId: string): SQL =>
  sql`exists (select 1 from payments where id = ${paymentId} and ${inArray(payments.state, [...UNSETTLED_STATES])})`

/** Whether no money of a payment was booked as it was read. */
export const isPaymentUnsettled = ({ state }: Pick<PaymentRow, 'state'>): boolean =>
  UNSETTLED_STATES.some((one) => one === state)

/** Marks a payment as succeeded where `hasPaid` holds. */
export function markPaymentSucceeded(db: Database, event: PaymentEvent, hasPaid: SQL): Statement {
  return db
    .update(payments)
    .set({ state: 'succeeded', declineCode: null, lastEventAt: event.occurredAt })
    .where(and(eq(payments.id, event.paymentId), hasPaid))
}

/** Settles arrived money: it pays the order, or is to be refunded if it did not. */
export function settlePayment(db: Database, event: PaymentEvent, hasPaid: SQL): Statement {
  return db
    .update(payments)
    .set({
      state: sql<PaymentState>`case when ${hasPaid} then 'succeeded' else 'refund_due' end`,
      declineCode: null,
      lastEventAt: event.occurredAt,
    })
    .where(and(eq(payments.id, event.paymentId), inArray(payments.state, [...UNSETTLED_STATES])))
}

/** Abandons the payment of an order, or of a change of it, that could still succeed, where `condition` holds. */
export function abandonPayments(db: Database, thing: PaidThing, condition: SQL): Statement {
  return db
    .update(payments)
    .set({ state: 'abandoned' })
    .where(and(isFor(thing), inArray(payments.state, [...LIVE_PAYMENT_STATES]), condition))
}
