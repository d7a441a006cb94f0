import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { INVOICE_KINDS, INVOICE_STATES } from '#domain/orders/invoice/invoice.types.ts'
import type { OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import type { VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import type { OrderRevision } from '#domain/orders/ledger/orderRevision.types.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import { orders } from './orders.ts'

/**
 * The documents of an order. Numbers have no gaps within a year, whatever the kind. Only the state of a document ever
 * changes; a wrong one is reversed by a credit note and replaced by a new one.
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
    /** For a credit note or a replacement: the document it reverses or replaces. */
    correctsId: text('corrects_id'),
    reason: text('reason'),
    /** For a change agreed after the order: its amendment. Null for the invoice of the order itself. */
    amendmentId: text('amendment_id'),
    /** The total of an order that was revised before it was paid. Null: as placed. */
    revision: text('revision', { mode: 'json' }).$type<OrderRevision | null>(),
    /** For a replacement: the address instead of the order's. */
    billing: text('billing', { mode: 'json' }).$type<OrderBilling>(),
    buyerName: text('buyer_name'),
    /** The rate for stating its VAT in the currency of the buyer's country; null where none is stated. */
    vatRate: text('vat_rate', { mode: 'json' }).$type<VatRate | null>(),
    /** The number of reminders sent. */
    reminders: integer('reminders').notNull().default(0),
    /** ISO date of the last one. */
    remindedOn: text('reminded_on'),
    /** When the desk paused its reminders; null while reminders are sent. */
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
    // One index for the sort order of each of the desk's lists.
    index('invoices_due').on(table.state, table.dueDate, table.id),
    index('invoices_state_number').on(table.state, table.kind, table.year, table.sequence),
    index('invoices_kind_number').on(table.kind, table.year, table.sequence),
    index('invoices_issued').on(table.issuedAt),
  ],
)
