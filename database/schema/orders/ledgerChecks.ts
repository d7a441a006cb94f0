import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the nightly check of the ledger found. */
export const ledgerChecks = sqliteTable(
  'ledger_checks',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: text('at').notNull(),
    orders: integer('orders').notNull(),
    /** The last order looked at, from where the next check goes on; null when it was the last of all. */
    lastOrderId: text('last_order_id'),
    problems: text('problems', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [index('ledger_checks_at').on(table.at)],
)
