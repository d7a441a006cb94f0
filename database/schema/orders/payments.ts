import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PAYMENT_EVENT_TYPES, PAYMENT_STATES } from '#domain/orders/payment/paymentState.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import { REFUND_REASONS, REFUND_STATES } from '#domain/orders/payment/refund.ts'
import { orderAmendments } from './orderAmendments.ts'
import { orders } from './orders.ts'

/**
 * An attempt to pay an order, or a change of it that costs more. Only one that can still succeed exists for each of them at
 * a time.
 */
export const payments = sqliteTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null for what pays the order itself. */
    amendmentId: text('amendment_id').references(() => orderAmendments.id),
    gateway: text('gateway', { enum: ['test', 'stripe'] }).notNull(),
    /** The gateway's own id; null until it answered. */
    gatewayPaymentId: text('gateway_payment_id'),
    state: text('state', { enum: PAYMENT_STATES }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    declineCode: text('decline_code'),
    createdAt: text('created_at').notNull(),
    lastEventAt: text('last_event_at'),
  },
  (table) => [
    uniqueIndex('payments_gateway_id').on(table.gateway, table.gatewayPaymentId),
    uniqueIndex('payments_one_live')
      .on(table.orderId)
      .where(
        sql`${table.state} in ('open', 'challenge', 'declined') and ${table.amendmentId} is null`,
      ),
    uniqueIndex('payments_one_live_amendment')
      .on(table.amendmentId)
      .where(sql`${table.state} in ('open', 'challenge', 'declined')`),
    index('payments_order').on(table.orderId),
  ],
)

/** Events from a gateway, each once. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    gateway: text('gateway', { enum: ['test', 'stripe'] }).notNull(),
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id').notNull(),
    type: text('type', { enum: PAYMENT_EVENT_TYPES }).notNull(),
    occurredAt: text('occurred_at').notNull(),
    receivedAt: text('received_at').notNull(),
  },
  (table) => [uniqueIndex('payment_events_once').on(table.gateway, table.eventId)],
)

/** Payments that are given back, each once: made at the gateway by the webhook that brought the money, or by cron. */
export const refunds = sqliteTable(
  'refunds',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.id),
    orderId: text('order_id').notNull(),
    reason: text('reason', { enum: REFUND_REASONS }).notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull(),
    /** The received amount, which is refunded in full. */
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amountUsdMinor: integer('amount_usd_minor').notNull(),
    /** The gateway's own id; null until it answered. */
    gatewayRefundId: text('gateway_refund_id'),
    attempts: integer('attempts').notNull().default(0),
    /** The number of final refusals by the gateway: each further attempt is a new request to it. */
    refusals: integer('refusals').notNull().default(0),
    /** Not before; whoever works on it moves it on meanwhile. */
    dueAt: text('due_at').notNull(),
    lastError: text('last_error'),
    createdAt: text('created_at').notNull(),
    madeAt: text('made_at'),
  },
  (table) => [
    index('refunds_due').on(table.state, table.dueAt),
    index('refunds_order').on(table.orderId),
    check('refunds_not_negative', sql`${table.amountMinor} >= 0`),
  ],
)
