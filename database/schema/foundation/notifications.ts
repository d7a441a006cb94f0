import type { NotificationKind } from '#domain/foundation/notifications/notification.ts'
import { CHANNEL_APPS } from '#domain/foundation/notifications/notificationChannel.ts'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

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

/** Chat channels that an account connected by an incoming webhook. */
export const notificationChannels = sqliteTable(
  'notification_channels',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    app: text('app', { enum: CHANNEL_APPS }).notNull(),
    name: text('name').notNull(),
    /** Whoever knows it can post: it is never shown again. */
    url: text('url').notNull(),
    kinds: text('kinds', { mode: 'json' }).$type<NotificationKind[]>().notNull(),
    /** Failed attempts in a row. */
    failures: integer('failures').notNull().default(0),
    /** Until when it rests after a failure. */
    retryAt: text('retry_at'),
    lastError: text('last_error'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('notification_channels_account').on(table.accountId, table.createdAt)],
)

/** Which notifications an account gets outside the site, and when. */
export const notificationSettings = sqliteTable('notification_settings', {
  accountId: text('account_id').primaryKey(),
  /** `NotificationSettings`; read by `readNotificationSettings`. */
  settings: text('settings', { mode: 'json' }).$type<unknown>().notNull(),
  updatedAt: text('updated_at').notNull(),
})

/**
 * Planned sends of notifications that are still unread. A row is deleted once it is sent or its notification read. The
 * trigger `notification_planned` adds one on the channel `route` with each notification: its sends are to be planned.
 */
export const notificationSends = sqliteTable(
  'notification_sends',
  {
    id: text('id').primaryKey(),
    notificationId: text('notification_id').notNull(),
    accountId: text('account_id').notNull(),
    /** `route`, `mail`, or the id of a channel. */
    channel: text('channel').notNull(),
    dueAt: text('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('notification_sends_once').on(table.notificationId, table.channel),
    index('notification_sends_due').on(table.channel, table.dueAt),
    index('notification_sends_account').on(table.accountId),
  ],
)
