import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EventTypes } from '#domain/contact/visits/visit.ts'

/**
 * One row per session for its log; the session's object holds the events for 30 days, then files do
 * (docs/decisions/contact/visit-log.md).
 */
export const visits = sqliteTable(
  'visits',
  {
    sessionId: text('session_id').primaryKey(),
    /** The account that was logged in. */
    accountId: text('account_id'),
    country: text('country').notNull(),
    arrivedAt: text('arrived_at').notNull(),
    lastAt: text('last_at').notNull(),
    lastPage: text('last_page').notNull(),
    eventCount: integer('event_count').notNull(),
    eventTypes: text('event_types', { mode: 'json' }).$type<EventTypes>().notNull(),
    /** Names of files that exist or were about to be written. */
    logFiles: text('log_files', { mode: 'json' }).$type<readonly string[]>().notNull(),
  },
  (table) => [
    index('visits_last').on(table.lastAt),
    index('visits_account')
      .on(table.accountId)
      .where(sql`account_id is not null`),
  ],
)
