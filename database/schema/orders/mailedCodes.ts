import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CODE_RECIPIENTS } from '#domain/orders/access/mailedAccess.ts'

/** Mailed codes that open an order's documents; the newest of each recipient, under its hash. */
export const mailedCodes = sqliteTable(
  'mailed_codes',
  {
    orderId: text('order_id').notNull(),
    recipient: text('recipient', { enum: CODE_RECIPIENTS }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** The number of attempts, right or wrong. */
    tries: integer('tries').notNull().default(0),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.recipient] })],
)
