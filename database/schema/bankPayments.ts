import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { invoices } from './invoices.ts'

/** Payments of a bank's file that were booked, each for one invoice and once, in whatever file they come again. */
export const bankPayments = sqliteTable(
  'bank_payments',
  {
    /** A hash of all that the file says of it. */
    key: text('key').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    bookedAt: text('booked_at').notNull(),
  },
  (table) => [index('bank_payments_invoice').on(table.invoiceId)],
)
