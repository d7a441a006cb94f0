import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from '#database/schema/accounts/accounts.ts'

/** A saved view of the board of lines, private or shared with everyone who can open the board. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As the board's address has it. */
    query: text('query').notNull(),
    isShared: integer('is_shared', { mode: 'boolean' }).notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('saved_views_account').on(table.accountId),
    index('saved_views_shared').on(table.isShared, table.createdAt),
  ],
)
