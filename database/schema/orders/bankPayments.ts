import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { invoices } from './invoices.ts'

/**
 * Booked payments from bank files, each for one invoice and only once, even if several files list it. Those of an open
 * invoice are partial payments. Reversing a booking deletes it; the audit log keeps it.
 */
export const bankPayments = sqliteTable(
  'bank_payments',
  {
    /** A hash of all the file's facts about it. */
    key: text('key').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    bookedAt: text('booked_at').notNull(),
    /**
     * In the invoice's currency; this and the next columns are as in the file, and null for bookings from before they
     * were stored.
     */
    amountMinor: integer('amount_minor'),
    paidOn: text('paid_on'),
    payer: text('payer'),
  },
  (table) => [
    index('bank_payments_invoice').on(table.invoiceId),
    index('bank_payments_last').on(table.bookedAt),
  ],
)
