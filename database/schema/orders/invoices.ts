import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { INVOICE_KINDS, INVOICE_STATES } from '#domain/orders/invoice/invoice.types.ts'
import type { OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import type { VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import type { OrderRevision } from '#domain/orders/ledger/orderRevision.types.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import { orders } from './orders.ts'

/**
 * The documents of an order. Numbers run without a gap in each year, whatever the kind. A document never changes but
 * for its state; a wrong one is taken back by a credit note and replaced by a new one.
 */
export const invoices = sqliteTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull().default('invoice'),
    state: text('state', { enum: INVOICE_STATES }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    totalMinor: integer('total_minor').notNull(),
    issuedAt: text('issued_at').notNull(),
    dueDate: text('due_date').notNull(),
    paidAt: text('paid_at'),
    /** Of a credit note or a replacement: the document it takes back or replaces. */
    correctsId: text('corrects_id'),
    reason: text('reason'),
    /** Of what was agreed on after the order: its amendment. Null for the invoice of the order itself. */
    amendmentId: text('amendment_id'),
    /** What the order came to by then, where it was revised before it was paid. Null: as it was placed. */
    revision: text('revision', { mode: 'json' }).$type<OrderRevision | null>(),
    /** Of a replacement: the address in place of the order's. */
    billing: text('billing', { mode: 'json' }).$type<OrderBilling>(),
    buyerName: text('buyer_name'),
    /** The rate at which it states its VAT in the currency of the buyer's country; null where none is stated. */
    vatRate: text('vat_rate', { mode: 'json' }).$type<VatRate | null>(),
    /** How many reminders went out. */
    reminders: integer('reminders').notNull().default(0),
    /** ISO date of the last one. */
    remindedOn: text('reminded_on'),
    /** Since when the desk lets nobody be reminded of it; null: reminders go out. */
    remindersPausedAt: text('reminders_paused_at'),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.year, table.sequence),
    uniqueIndex('invoices_order')
      .on(table.orderId)
      .where(sql`${table.correctsId} is null and ${table.amendmentId} is null`),
    uniqueIndex('invoices_amendment')
      .on(table.amendmentId)
      .where(sql`${table.correctsId} is null`),
    uniqueIndex('invoices_corrects').on(table.correctsId, table.kind),
    index('invoices_of_order').on(table.orderId, table.issuedAt),
    // As each list of the desk is sorted.
    index('invoices_due').on(table.state, table.dueDate, table.id),
    index('invoices_state_number').on(table.state, table.kind, table.year, table.sequence),
    index('invoices_kind_number').on(table.kind, table.year, table.sequence),
    index('invoices_issued').on(table.issuedAt),
  ],
)
