import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The logins that a visitor's session is and was used with: account events reach its tabs, and deleting an account
 * finds its data, even after a logout.
 */
export const visitorLogins = sqliteTable(
  'visitor_logins',
  {
    sessionId: text('session_id').notNull(),
    accountId: text('account_id').notNull(),
    accountSessionId: text('account_session_id').notNull(),
    notedAt: text('noted_at').notNull(),
    /** When the login ended in this session; null while it is open. */
    endedAt: text('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.accountId] }),
    index('visitor_logins_account').on(table.accountId),
  ],
)

/** Chat messages and notes, moved here from the live conversation to be searched. */
export const chatTranscripts = sqliteTable(
  'chat_transcripts',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    /** Its number in the conversation; null for a note, which the visitor never sees. */
    seq: integer('seq'),
    kind: text('kind', { enum: ['visitor', 'desk', 'note'] }).notNull(),
    text: text('text').notNull(),
    senderName: text('sender_name').notNull(),
    desk: text('desk').notNull(),
    /** The account that the visitor was logged in with. */
    accountId: text('account_id'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('chat_transcripts_session').on(table.sessionId, table.createdAt),
    index('chat_transcripts_created').on(table.createdAt),
    index('chat_transcripts_account').on(table.accountId),
  ],
)

/**
 * Visitor events (Contact 7), moved here in batches. A table without row IDs (see the migration), so that a session's
 * events are stored together and need no index.
 */
export const loggedEvents = sqliteTable(
  'logged_events',
  {
    /** Created by the browser: a session stores a repeated event once. */
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    accountId: text('account_id'),
    eventType: text('event_type').notNull(),
    eventId: integer('event_id'),
    details: text('details', { mode: 'json' }),
    /** By the browser's clock, with its zone. */
    timestamp: text('timestamp').notNull(),
    timezone: text('timezone').notNull(),
    url: text('url').notNull(),
    path: text('path').notNull(),
    userAgent: text('user_agent').notNull(),
    referrer: text('referrer').notNull(),
    /** By our clock. */
    receivedAt: text('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.id] }),
    index('logged_events_received').on(table.receivedAt),
    index('logged_events_type').on(table.eventType, table.receivedAt),
    // Most events are guests', who need no row there.
    index('logged_events_account')
      .on(table.accountId)
      .where(sql`account_id is not null`),
  ],
)

/** The daily socket usage of a network's sessions, so that limits hold for all that strangers send. */
export const networkUsage = sqliteTable(
  'network_usage',
  {
    /** Does not reveal the address. */
    network: text('network').notNull(),
    /** In UTC. */
    day: text('day').notNull(),
    events: integer('events').notNull(),
    messages: integer('messages').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.network] })],
)
