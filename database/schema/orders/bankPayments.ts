import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { invoices } from './invoices.ts'

/**
 * Payments of a bank's file that were booked, each for one invoice and once, in whatever file they come again. Those of an
 * open invoice are parts of it. A booking that is reversed is deleted; the audit log has it.
 */
export const bankPayments = sqliteTable(
  'bank_payments',
  {
    /** A hash of all that the file says of it. */
    key: text('key').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    bookedAt: text('booked_at').notNull(),
    /** In the invoice's currency, as all of the following as the file has it; null for those booked before they were kept. */
    amountMinor: integer('amount_minor'),
    paidOn: text('paid_on'),
    payer: text('payer'),
  },
  (table) => [
    index('bank_payments_invoice').on(table.invoiceId),
    index('bank_payments_last').on(table.bookedAt),
  ],
)
