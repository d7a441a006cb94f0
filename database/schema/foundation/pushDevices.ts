import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '#domain/foundation/notifications/notification.ts'

/**
 * Browsers that get an account's notifications, one for each login. The trigger `push_device_logged_out` deletes a row
 * with its login; `push_device_renamed` follows a login that gets another id.
 */
export const pushDevices = sqliteTable(
  'push_devices',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** The login of the browser. */
    sessionId: text('session_id').notNull(),
    name: text('name').notNull(),
    /** Whoever knows address and keys can post: they are never shown. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    kinds: text('kinds', { mode: 'json' }).$type<NotificationKind[]>().notNull(),
    /** Failed attempts in a row. */
    failures: integer('failures').notNull().default(0),
    /** Until when it rests after a failure. */
    retryAt: text('retry_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('push_devices_account').on(table.accountId),
    uniqueIndex('push_devices_session').on(table.sessionId),
    uniqueIndex('push_devices_endpoint').on(table.endpoint),
  ],
)
