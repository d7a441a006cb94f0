import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orders } from '#database/schema/orders/orders.ts'

/** Links that show a report to whoever has them: read only, until they expire or are withdrawn. */
export const reportShares = sqliteTable(
  'report_shares',
  {
    /** Unguessable: it is all that the reader needs. */
    key: text('key').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The report: of a line, or of the whole order. */
    reportId: text('report_id').notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('report_shares_report').on(table.reportId),
    index('report_shares_expiry').on(table.expiresAt),
  ],
)
