import type { ObjectSchema } from '../sql/migrate.ts'

/** The tables of a VisitorSession. */
export const VISITOR_SCHEMA: ObjectSchema = {
  tables: `
    CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE messages (
      seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, sent INTEGER NOT NULL, text TEXT NOT NULL,
      sender_name TEXT NOT NULL, timestamp TEXT NOT NULL, is_archived INTEGER NOT NULL DEFAULT 0, account_id TEXT);
    CREATE TABLE seen_ids (id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE room_outbox (n INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, entry TEXT NOT NULL);
    CREATE TABLE logged_events (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL, at TEXT NOT NULL, event TEXT NOT NULL, account_id TEXT);
  `,
  steps: [
    // 2: messages and events keep the account that they were written with.
    `ALTER TABLE messages ADD COLUMN account_id TEXT;
     ALTER TABLE logged_events ADD COLUMN account_id TEXT;`,
    // 3: the alarm's time is asked of the platform, the version of the tables is kept beside them.
    `DELETE FROM facts WHERE name IN ('alarmAtMs', 'schema');`,
  ],
  unversioned: (tables) => {
    const messages = tables.get('messages')
    if (messages === undefined) return null
    return messages.includes('account_id') ? 2 : 1
  },
}
