import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { DISPUTE_STATES } from '#domain/orders/payment/dispute.ts'

/** Chargebacks, as the gateway reports them. */
export const orderDisputes = sqliteTable(
  'order_disputes',
  {
    /** The gateway's own id. */
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    paymentId: text('payment_id').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    reason: text('reason').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    openedAt: text('opened_at').notNull(),
    closedAt: text('closed_at'),
    evidenceDueAt: text('evidence_due_at'),
  },
  (table) => [
    index('order_disputes_order').on(table.orderId),
    index('order_disputes_state').on(table.state),
  ],
)
