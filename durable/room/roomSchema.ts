import type { ObjectSchema } from '../sql/migrate.ts'

const RENAMED = `
  CREATE TABLE renamed (session_id TEXT PRIMARY KEY, renamed_to TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;`

// Each index costs another row per write: lists are assembled state by state, and a conversation's lines are stored
// together.
const CONVERSATIONS = `
  (session_id TEXT PRIMARY KEY, state TEXT NOT NULL, last_at TEXT NOT NULL,
   last_entry INTEGER NOT NULL DEFAULT 0, mailed_at TEXT, value TEXT NOT NULL) WITHOUT ROWID`
const LINES = `
  (n INTEGER NOT NULL, id TEXT NOT NULL UNIQUE, session_id TEXT NOT NULL,
   kind TEXT NOT NULL, text TEXT NOT NULL, sender_name TEXT NOT NULL, sender_id TEXT,
   timestamp TEXT NOT NULL, seq INTEGER, is_archived INTEGER NOT NULL DEFAULT 0,
   PRIMARY KEY (session_id, n)) WITHOUT ROWID`
const INDEXES = `
  CREATE INDEX conversations_state ON conversations (state, last_at);
  CREATE INDEX lines_on_their_way ON lines (session_id, n) WHERE kind = 'desk' AND seq IS NULL;
  CREATE INDEX lines_to_archive ON lines (n) WHERE kind = 'note' AND is_archived = 0;`

/** The tables of an AdminRoom. `calls`: waiting visitors whom the desk has to be mailed about. */
export const ROOM_SCHEMA: ObjectSchema = {
  tables: `
    CREATE TABLE conversations ${CONVERSATIONS};
    CREATE TABLE lines ${LINES};
    ${INDEXES}
    CREATE TABLE moved (session_id TEXT PRIMARY KEY, desk TEXT NOT NULL, at TEXT NOT NULL);
    CREATE TABLE replies (id TEXT PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL);
    CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE mails (
      n INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL, at TEXT NOT NULL, mail TEXT NOT NULL);
    CREATE TABLE unseen_answers (
      line_id TEXT PRIMARY KEY, session_id TEXT NOT NULL, seq INTEGER NOT NULL, due_ms INTEGER NOT NULL,
      sender_name TEXT NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE calls (
      session_id TEXT PRIMARY KEY, due_ms INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
    ${RENAMED}
  `,
  steps: [
    // 2: conversations whose visitor has another session since a login.
    RENAMED,
    // 3: line numbers are reserved in blocks, and indexes that no list needs are gone.
    `INSERT OR REPLACE INTO facts
       SELECT 'lineCeiling', CAST(seq AS TEXT) FROM sqlite_sequence WHERE name = 'lines';
     CREATE TABLE conversations_3 ${CONVERSATIONS};
     INSERT INTO conversations_3
       SELECT session_id, state, last_at, last_entry, mailed_at, value FROM conversations;
     DROP TABLE conversations;
     ALTER TABLE conversations_3 RENAME TO conversations;
     CREATE TABLE lines_3 ${LINES};
     INSERT INTO lines_3
       SELECT n, id, session_id, kind, text, sender_name, sender_id, timestamp, seq, is_archived FROM lines;
     DROP TABLE lines;
     ALTER TABLE lines_3 RENAME TO lines;
     ${INDEXES}`,
  ],
  unversioned: (tables) => (tables.has('conversations') ? 1 : null),
}
