import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orders } from './orders.ts'

/** The person at the desk to whom an order is assigned; an order without a row is unassigned. */
export const orderOwners = sqliteTable(
  'order_owners',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    assignedAt: text('assigned_at').notNull(),
  },
  (table) => [index('order_owners_account').on(table.accountId, table.orderId)],
)
