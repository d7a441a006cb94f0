import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LABEL_KINDS } from '#domain/orders/labels/orderLabel.ts'

/** Tags and folders that an account gave its orders. */
export const orderLabels = sqliteTable(
  'order_labels',
  {
    accountId: text('account_id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind', { enum: LABEL_KINDS }).notNull(),
    name: text('name').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.orderId, table.kind, table.name] }),
    index('order_labels_name').on(table.accountId, table.kind, table.name),
  ],
)
