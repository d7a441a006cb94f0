import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CURRENCIES } from '#domain/money/money.ts'
import { orders } from './orders.ts'

/** The invoice of an order. Numbers run without a gap in each year; a cancelled order's invoice stays, void. */
export const invoices = sqliteTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    state: text('state', { enum: ['open', 'paid', 'void'] }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    totalMinor: integer('total_minor').notNull(),
    issuedAt: text('issued_at').notNull(),
    dueDate: text('due_date').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.year, table.sequence),
    uniqueIndex('invoices_order').on(table.orderId),
    index('invoices_state').on(table.state, table.dueDate),
  ],
)
