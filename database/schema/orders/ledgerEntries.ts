import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LEDGER_KINDS } from '#domain/orders/ledger/ledgerEntry.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'

/** Every amount of every order. Append-only: triggers refuse a change or a deletion (migration 0001). */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    /** Derived from its subject, so that nothing is entered twice. */
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    /** Null for money that belongs to no line. */
    lineId: text('line_id'),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    amountUsdMinor: integer('amount_usd_minor').notNull(),
    /** The money that actually moved, in the order's currency; null where none did. */
    amountMinor: integer('amount_minor'),
    currency: text('currency', { enum: CURRENCIES }),
    /** The issued coupon, or the payment that brought the money. */
    reference: text('reference'),
    at: text('at').notNull(),
  },
  (table) => [
    index('ledger_entries_order').on(table.orderId),
    index('ledger_entries_line').on(table.lineId),
    index('ledger_entries_at').on(table.at),
    check('ledger_entries_not_negative', sql`${table.amountUsdMinor} >= 0`),
  ],
)
