import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Findings of the nightly ledger check. */
export const ledgerChecks = sqliteTable(
  'ledger_checks',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: text('at').notNull(),
    orders: integer('orders').notNull(),
    /** The last order checked, where the next check resumes; null when it was the last of all. */
    lastOrderId: text('last_order_id'),
    problems: text('problems', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [index('ledger_checks_at').on(table.at)],
)
