import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PAYMENT_EVENT_TYPES, PAYMENT_STATES } from '#domain/payment/paymentState.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { orders } from './orders.ts'

/** An attempt to pay an order. Only one that can still succeed exists for an order at a time. */
export const payments = sqliteTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
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
      .where(sql`${table.state} in ('open', 'challenge', 'declined')`),
    index('payments_order').on(table.orderId),
  ],
)

/** What a gateway told us, each once. */
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
