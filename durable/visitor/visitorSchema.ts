import type { ObjectSchema } from '../sql/migrate.ts'

const MESSAGES = `
  (seq INTEGER PRIMARY KEY, id TEXT NOT NULL, sent INTEGER NOT NULL, text TEXT NOT NULL,
   sender_name TEXT NOT NULL, timestamp TEXT NOT NULL, account_id TEXT)`
const OUTBOX = '(n INTEGER PRIMARY KEY, at TEXT NOT NULL, entry TEXT NOT NULL)'

/** The tables that a session creates when it first needs them. */
export const VISITOR_TABLES = {
  messages: `CREATE TABLE messages ${MESSAGES}`,
  room_outbox: `CREATE TABLE room_outbox ${OUTBOX}`,
  seen_ids: 'CREATE TABLE seen_ids (id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) WITHOUT ROWID',
  logged_events: `CREATE TABLE logged_events (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL, at TEXT NOT NULL, event TEXT NOT NULL, account_id TEXT)`,
}

/**
 * The tables of a VisitorSession. From version 4 on, an object has only those of `VISITOR_TABLES`
 * that it has needed: a later step must not rely on any of them.
 */
export const VISITOR_SCHEMA: ObjectSchema = {
  tables: 'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  steps: [
    // 2: messages and events store the account of their time.
    `ALTER TABLE messages ADD COLUMN account_id TEXT;
     ALTER TABLE logged_events ADD COLUMN account_id TEXT;`,
    // 3: the alarm's time is loaded from the platform, and the tables' version is stored next to
    // them.
    `DELETE FROM facts WHERE name IN ('alarmAtMs', 'schema');`,
    // 4: facts are one row, and include the last number of the outbox and the last archived message.
    `INSERT OR REPLACE INTO facts
       SELECT 'lastEntry', CAST(seq AS TEXT) FROM sqlite_sequence WHERE name = 'room_outbox';
     INSERT OR REPLACE INTO facts
       SELECT 'archivedSeq', CAST(max(seq) AS TEXT) FROM messages WHERE is_archived = 1 HAVING count(*) > 0;
     INSERT INTO facts SELECT 'all', json_group_object(name, value) FROM facts;
     DELETE FROM facts WHERE name <> 'all';
     CREATE TABLE messages_4 ${MESSAGES};
     INSERT INTO messages_4 SELECT seq, id, sent, text, sender_name, timestamp, account_id FROM messages;
     DROP TABLE messages;
     ALTER TABLE messages_4 RENAME TO messages;
     CREATE TABLE room_outbox_4 ${OUTBOX};
     INSERT INTO room_outbox_4 SELECT n, at, entry FROM room_outbox;
     DROP TABLE room_outbox;
     ALTER TABLE room_outbox_4 RENAME TO room_outbox;`,
  ],
  unversioned: (tables) => {
    const messages = tables.get('messages')
    if (messages === undefined) return null
    return messages.includes('account_id') ? 2 : 1
  },
}
