import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Events that an account is notified of, for 90 days. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** A NotificationKind; a version that does not know it leaves the row out. */
    kind: text('kind').notNull(),
    /** Names the event within its kind, so that it is notified once. */
    eventKey: text('event_key').notNull(),
    facts: text('facts', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: text('created_at').notNull(),
    readAt: text('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.kind, table.eventKey),
    index('notifications_account').on(table.accountId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.accountId)
      .where(sql`read_at is null`),
    index('notifications_created').on(table.createdAt),
  ],
)
