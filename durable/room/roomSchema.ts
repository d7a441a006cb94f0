import type { ObjectSchema } from '../sql/migrate.ts'

const RENAMED = `
  CREATE TABLE renamed (session_id TEXT PRIMARY KEY, renamed_to TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;`

/** The tables of an AdminRoom. `calls`: visitors of whom the desk is to be told by mail. */
export const ROOM_SCHEMA: ObjectSchema = {
  tables: `
    CREATE TABLE conversations (
      session_id TEXT PRIMARY KEY, state TEXT NOT NULL, last_at TEXT NOT NULL,
      last_entry INTEGER NOT NULL DEFAULT 0, mailed_at TEXT, value TEXT NOT NULL);
    CREATE INDEX conversations_state ON conversations (state, last_at);
    CREATE INDEX conversations_last ON conversations (last_at);
    CREATE TABLE lines (
      n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, session_id TEXT NOT NULL,
      kind TEXT NOT NULL, text TEXT NOT NULL, sender_name TEXT NOT NULL, sender_id TEXT,
      timestamp TEXT NOT NULL, seq INTEGER, is_archived INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX lines_session ON lines (session_id, n);
    CREATE INDEX lines_on_their_way ON lines (session_id, n) WHERE kind = 'desk' AND seq IS NULL;
    CREATE INDEX lines_to_archive ON lines (n) WHERE kind = 'note' AND is_archived = 0;
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
  ],
  unversioned: (tables) => (tables.has('conversations') ? 1 : null),
}
