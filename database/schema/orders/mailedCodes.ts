import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CODE_RECIPIENTS } from '#domain/orders/access/mailedAccess.ts'

/** The codes that were mailed to open what belongs to an order; the newest of each recipient, under its hash. */
export const mailedCodes = sqliteTable(
  'mailed_codes',
  {
    orderId: text('order_id').notNull(),
    recipient: text('recipient', { enum: CODE_RECIPIENTS }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** How often it was tried, rightly or wrongly. */
    tries: integer('tries').notNull().default(0),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.recipient] })],
)
