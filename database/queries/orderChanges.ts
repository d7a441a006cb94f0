import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import {
  LINE_EVENTS,
  nextLineState,
  type LineEvent,
  type LineState,
  type OrderLineType,
} from '#domain/order/lineState.ts'
import { nextOrderState, ORDER_STATES, type OrderEvent } from '#domain/order/orderState.ts'
import type { Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import { invoices } from '../schema/invoices.ts'
import type { OrderMailKind } from '../schema/mailOutbox.ts'
import { orderLines, orders } from '../schema/orders.ts'
import { isUnsettled } from './payments.ts'

/** The states in which an event of the transition table can happen. */
const statesAllowing = (event: OrderEvent) =>
  ORDER_STATES.filter((state) => nextOrderState(state, event) !== null)

/** Pays an order by a payment, if it still can be paid and no other payment did. */
export function markOrderPaid(
  db: Database,
  change: { orderId: string; paymentId: string; at: string },
): Statement {
  return db
    .update(orders)
    .set({ state: 'booked', paidAt: change.at, paidByPaymentId: change.paymentId, payBy: null })
    .where(
      and(
        eq(orders.id, change.orderId),
        isNull(orders.paidByPaymentId),
        inArray(orders.state, statesAllowing('pay')),
        isUnsettled(change.paymentId),
      ),
    )
}

/**
 * Pays an invoice order, if it still waits for that and as many of its lines are over as was thought. `settledBy` is a
 * word of one's own.
 */
export function markInvoiceOrderPaid(
  db: Database,
  change: { orderId: string; settledBy: string; at: string; linesOver: number },
): Statement {
  const { orderId, settledBy, at, linesOver } = change
  return db
    .update(orders)
    .set({ state: 'booked', paidAt: at, paidByPaymentId: settledBy })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.state, 'awaiting_invoice_payment'),
        sql`(select count(*) from order_lines where order_id = ${orderId}
          and state in ('stopped', 'ended')) = ${linesOver}`,
      ),
    )
}

/** Cancels an order that waited for its payment in vain. */
export function markOrderAbandoned(
  db: Database,
  change: { orderId: string; at: string },
): Statement {
  return db
    .update(orders)
    .set({ state: 'cancelled', cancelledAt: change.at, payBy: null })
    .where(
      and(
        eq(orders.id, change.orderId),
        inArray(orders.state, statesAllowing('abandon')),
        sql`${orders.payBy} <= ${change.at}`,
      ),
    )
}

/** Cancels an order that waits for its payment, because its buyer wants it. */
export function markWaitingOrderCancelled(
  db: Database,
  change: { orderId: string; at: string },
): Statement {
  return db
    .update(orders)
    .set({ state: 'cancelled', cancelledAt: change.at, payBy: null })
    .where(and(eq(orders.id, change.orderId), inArray(orders.state, statesAllowing('abandon'))))
}

/** True in a statement after `markOrderPaid` of the same batch, when it was this payment that paid. */
export const isPaidBy = (orderId: string, paymentId: string) =>
  sql`exists (select 1 from orders where id = ${orderId} and paid_by_payment_id = ${paymentId})`

/**
 * As isPaidBy, and it was paid in this very batch, not earlier: the audit entry of a payment ends its batch. (The time
 * would not tell: two clicks can fall into one millisecond.)
 */
export const hasJustPaid = (orderId: string, paymentId: string) =>
  sql`${isPaidBy(orderId, paymentId)} and not exists (
    select 1 from order_audit where order_id = ${orderId} and event = 'pay')`

export const ALWAYS: SQL = sql`true`
export const NEVER: SQL = sql`false`

/** True in a statement after an order was cancelled in the same batch, when it was this run that cancelled. */
export const isCancelledAt = (orderId: string, at: string) =>
  sql`exists (select 1 from orders where id = ${orderId} and state = 'cancelled' and cancelled_at = ${at})`

/** Moves all lines of an order by one event of their transition tables, where `condition` holds. */
export function moveLines(
  db: Database,
  orderId: string,
  event: LineEvent,
  condition: SQL,
): Statement {
  const moves = lineMoves(event)
  const cases = moves.map(
    ({ type, from, to }) => sql`when type = ${type} and state = ${from} then ${to}`,
  )
  return db
    .update(orderLines)
    .set({ state: sql<LineState>`case ${sql.join(cases, sql` `)} else state end` })
    .where(and(eq(orderLines.orderId, orderId), condition))
}

const ALL_LINE_STATES: readonly LineState[] = [
  'reserved',
  'awaiting_creatives',
  'in_review',
  'ready',
  'awaiting_brief',
  'in_production',
]

function lineMoves(event: LineEvent): { type: OrderLineType; from: LineState; to: LineState }[] {
  if (!LINE_EVENTS.includes(event)) return []
  return (['campaign', 'adcreation'] as const).flatMap((type) =>
    ALL_LINE_STATES.flatMap((from) => {
      const to = nextLineState(type, from, event)
      return to === null ? [] : [{ type, from, to }]
    }),
  )
}

/** Sets the state of an order's open invoice, where `condition` holds. */
export function setInvoiceState(
  db: Database,
  orderId: string,
  { state, at }: { state: 'paid' | 'void'; at: string },
  condition: SQL,
): Statement {
  return db
    .update(invoices)
    .set({ state, paidAt: state === 'paid' ? at : null })
    .where(and(eq(invoices.orderId, orderId), eq(invoices.state, 'open'), condition))
}

/** Adds to the audit log, where `condition` holds. */
export function auditIf(
  db: Database,
  entry: {
    orderId: string
    lineId?: string
    at: string
    actor: 'buyer' | 'payment' | 'system' | 'admin'
    event: string
    fromState: string | null
    toState: string | null
    details?: Record<string, string | number | null>
  },
  condition: SQL,
): Statement {
  const details = entry.details ? JSON.stringify(entry.details) : null
  return db.run(sql`
    insert into order_audit (order_id, line_id, at, actor, event, from_state, to_state, details)
    select ${entry.orderId}, ${entry.lineId ?? null}, ${entry.at}, ${entry.actor}, ${entry.event}, ${entry.fromState},
      ${entry.toState}, ${details}
    where ${condition}`)
}

/** Puts a mail about an order, or about one thing of it (`subject`), in the outbox once, where `condition` holds. */
export function queueMailIf(
  db: Database,
  mail: {
    orderId: string
    kind: OrderMailKind
    subject?: string
    at: string
  },
  condition: SQL = ALWAYS,
): Statement {
  const { orderId, kind, subject = null, at } = mail
  const id = subject === null ? `${orderId}:${kind}` : `${orderId}:${kind}:${subject}`
  return db.run(sql`
    insert or ignore into mail_outbox (id, kind, order_id, subject, created_at, attempts, due_at)
    select ${id}, ${kind}, ${orderId}, ${subject}, ${at}, 0, ${at}
    where ${condition}`)
}
