import type { CannedReply, DeskConversation, DeskLine } from '#domain/realtime/deskConversation.ts'
import type { HandedConversation } from './room.types.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS conversations (
    session_id TEXT PRIMARY KEY, state TEXT NOT NULL, last_at TEXT NOT NULL,
    last_entry INTEGER NOT NULL DEFAULT 0, mailed_at TEXT, value TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS conversations_state ON conversations (state, last_at);
  CREATE INDEX IF NOT EXISTS conversations_last ON conversations (last_at);
  CREATE TABLE IF NOT EXISTS lines (
    n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, session_id TEXT NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL, sender_name TEXT NOT NULL, sender_id TEXT,
    timestamp TEXT NOT NULL, seq INTEGER, is_archived INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX IF NOT EXISTS lines_session ON lines (session_id, n);
  CREATE INDEX IF NOT EXISTS lines_on_their_way ON lines (session_id, n) WHERE kind = 'desk' AND seq IS NULL;
  CREATE INDEX IF NOT EXISTS lines_to_archive ON lines (n) WHERE kind = 'note' AND is_archived = 0;
  CREATE TABLE IF NOT EXISTS moved (session_id TEXT PRIMARY KEY, desk TEXT NOT NULL, at TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS replies (id TEXT PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`

/** How far the column that lists are sorted by may lag behind what a conversation itself says. */
const LIST_LAG_MS = 5 * 60_000

/** `staffedUntil`: when the last admin left, in ms; empty while somebody is here. */
type RoomFact = 'watchers' | 'staffedUntil'

type ConversationRow = { value: string; last_entry: number; mailed_at: string | null }

type LineRow = {
  n: number
  id: string
  session_id: string
  kind: DeskLine['kind']
  text: string
  sender_name: string
  sender_id: string | null
  timestamp: string
  seq: number | null
}

export interface StoredLine extends DeskLine {
  sessionId: string
  senderId: string | null
}

/** The tables of an AdminRoom. Every method is one synchronous step. */
export class RoomStore {
  readonly #sql: SqlStorage
  /** Open conversations with unread messages, and how many: asked for with every change. */
  readonly #waiting = new Map<string, number>()

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql
    this.#sql.exec(TABLES)
    this.#countWaiting()
  }

  /** Who waits for an answer: the conversations, and their unread messages. */
  waiting(): ReadonlyMap<string, number> {
    return this.#waiting
  }

  fact(name: RoomFact): string | null {
    const [row] = this.#sql.exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', name)
    return row?.value ?? null
  }

  keepFact(name: RoomFact, value: string): void {
    this.#sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', name, value)
  }

  #countWaiting(): void {
    this.#waiting.clear()
    const rows = this.#sql.exec<{ session_id: string; unread: number }>(
      `SELECT session_id, json_extract(value, '$.unread') AS unread FROM conversations
       WHERE state = 'open' AND unread > 0`,
    )
    for (const { session_id, unread } of rows) this.#waiting.set(session_id, unread)
  }

  /** A conversation and the last entry of its session that was taken. */
  known(sessionId: string): { conversation: DeskConversation; lastEntry: number } | null {
    return this.#row(sessionId)
  }

  conversation(sessionId: string): DeskConversation | null {
    return this.#row(sessionId)?.conversation ?? null
  }

  mailedAt(sessionId: string): string | null {
    return this.#row(sessionId)?.mailedAt ?? null
  }

  noteMailed(sessionId: string, at: string): void {
    this.#sql.exec('UPDATE conversations SET mailed_at = ? WHERE session_id = ?', at, sessionId)
  }

  /** Keeps a conversation with the next version; with the session's last entry that is in it. */
  keep(conversation: DeskConversation, lastEntry = 0): DeskConversation {
    const next = { ...conversation, version: conversation.version + 1 }
    const { sessionId, state, lastAt, unread } = next
    const value = JSON.stringify(next)
    if (state === 'open' && unread > 0) this.#waiting.set(sessionId, unread)
    else this.#waiting.delete(sessionId)
    // Most changes leave the indexed columns as they are: each of them costs rows of its own.
    const { rowsWritten } = this.#sql.exec(
      `UPDATE conversations SET value = ?, last_entry = max(last_entry, ?)
       WHERE session_id = ? AND state = ? AND last_at > ?`,
      value,
      lastEntry,
      sessionId,
      state,
      new Date(Date.parse(lastAt) - LIST_LAG_MS).toISOString(),
    )
    if (rowsWritten > 0) return next
    this.#sql.exec(
      `INSERT INTO conversations (session_id, state, last_at, last_entry, value) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (session_id) DO UPDATE SET state = excluded.state, last_at = excluded.last_at,
         last_entry = max(last_entry, excluded.last_entry), value = excluded.value`,
      sessionId,
      state,
      lastAt,
      lastEntry,
      value,
    )
    return next
  }

  /** The conversations to show first: all that are open, then the last that were heard of. */
  newest(limit: number): DeskConversation[] {
    const rows = this.#sql.exec<{ value: string }>(
      `SELECT value FROM conversations ORDER BY state = 'open' DESC, last_at DESC LIMIT ?`,
      limit,
    )
    return [...rows].map(({ value }) => JSON.parse(value) as DeskConversation)
  }

  before(at: string, state: 'open' | 'closed' | undefined, limit: number): DeskConversation[] {
    const rows = this.#sql.exec<{ value: string }>(
      'SELECT value FROM conversations WHERE last_at < ? AND state = ifnull(?, state) ORDER BY last_at DESC LIMIT ?',
      at,
      state ?? null,
      limit,
    )
    return [...rows].map(({ value }) => JSON.parse(value) as DeskConversation)
  }

  line(id: string): StoredLine | null {
    const [row] = this.#sql.exec<LineRow>('SELECT * FROM lines WHERE id = ?', id)
    return row ? toLine(row) : null
  }

  /** Takes a line; one whose id is there already is left as it is, and null is given. */
  addLine(line: Omit<StoredLine, 'n'>): StoredLine | null {
    const { id, sessionId, kind, text, senderName, senderId, timestamp, seq } = line
    const [row] = this.#sql.exec<{ n: number }>(
      `INSERT OR IGNORE INTO lines (id, session_id, kind, text, sender_name, sender_id, timestamp, seq)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
      id,
      sessionId,
      kind,
      text,
      senderName,
      senderId,
      timestamp,
      seq,
    )
    return row ? { ...line, n: row.n } : null
  }

  linesAfter(sessionId: string, n: number, limit: number): StoredLine[] {
    const rows = this.#sql.exec<LineRow>(
      'SELECT * FROM lines WHERE session_id = ? AND n > ? ORDER BY n DESC LIMIT ?',
      sessionId,
      n,
      limit,
    )
    return [...rows].map(toLine).toReversed()
  }

  noteDelivered(id: string, seq: number): void {
    this.#sql.exec('UPDATE lines SET seq = ? WHERE id = ?', seq, id)
  }

  /** The first message on its way to each visitor. */
  nextOnTheirWay(limit: number): StoredLine[] {
    const rows = this.#sql.exec<LineRow>(
      `SELECT * FROM lines WHERE n IN (
         SELECT min(n) FROM lines WHERE kind = 'desk' AND seq IS NULL GROUP BY session_id) LIMIT ?`,
      limit,
    )
    return [...rows].map(toLine)
  }

  notesToArchive(limit: number): StoredLine[] {
    const rows = this.#sql.exec<LineRow>(
      `SELECT * FROM lines WHERE kind = 'note' AND is_archived = 0 ORDER BY n LIMIT ?`,
      limit,
    )
    return [...rows].map(toLine)
  }

  markArchived(upTo: number): void {
    this.#sql.exec(
      `UPDATE lines SET is_archived = 1 WHERE kind = 'note' AND is_archived = 0 AND n <= ?`,
      upTo,
    )
  }

  handOver(sessionId: string): Omit<HandedConversation, 'unseen'> | null {
    const row = this.#row(sessionId)
    if (!row) return null
    const lines = this.linesAfter(sessionId, 0, 10_000)
    return { conversation: row.conversation, lines, lastEntry: row.lastEntry }
  }

  noteMoved(sessionId: string, desk: string, at: string): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO moved (session_id, desk, at) VALUES (?, ?, ?)',
      sessionId,
      desk,
      at,
    )
  }

  noteBack(sessionId: string): void {
    this.#sql.exec('DELETE FROM moved WHERE session_id = ?', sessionId)
  }

  movedTo(sessionId: string): string | null {
    const [row] = this.#sql.exec<{ desk: string }>(
      'SELECT desk FROM moved WHERE session_id = ?',
      sessionId,
    )
    return row?.desk ?? null
  }

  drop(sessionId: string): void {
    this.#waiting.delete(sessionId)
    this.#sql.exec('DELETE FROM lines WHERE session_id = ?', sessionId)
    this.#sql.exec('DELETE FROM conversations WHERE session_id = ?', sessionId)
  }

  /** Forgets visitors who said nothing, closed conversations, and those nobody closed, of before these moments. */
  dropOld(before: { visitors: string; closed: string; open: string }): void {
    this.#sql.exec(
      `UPDATE conversations SET state = 'closed' WHERE state = 'open' AND last_at < ?`,
      before.open,
    )
    this.#sql.exec(
      `DELETE FROM conversations WHERE state = 'visitor' AND last_at < ?`,
      before.visitors,
    )
    this.#sql.exec(
      `DELETE FROM lines WHERE session_id IN (
         SELECT session_id FROM conversations WHERE state = 'closed' AND last_at < ?)
         AND (kind <> 'note' OR is_archived = 1)`,
      before.closed,
    )
    this.#sql.exec(
      `DELETE FROM conversations WHERE state = 'closed' AND last_at < ?
         AND session_id NOT IN (SELECT session_id FROM lines)`,
      before.closed,
    )
    this.#sql.exec('DELETE FROM moved WHERE at < ?', before.closed)
    this.#countWaiting()
  }

  replies(): CannedReply[] {
    return [...this.#sql.exec<CannedReply>('SELECT id, title, text FROM replies ORDER BY title')]
  }

  keepReply({ id, title, text }: CannedReply): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO replies (id, title, text) VALUES (?, ?, ?)',
      id,
      title,
      text,
    )
  }

  dropReply(id: string): void {
    this.#sql.exec('DELETE FROM replies WHERE id = ?', id)
  }

  isEmpty(): boolean {
    return (
      this.#sql.exec<{ any: number }>('SELECT EXISTS (SELECT 1 FROM conversations) AS any').one()
        .any === 0
    )
  }

  #row(sessionId: string) {
    const [row] = this.#sql.exec<ConversationRow>(
      'SELECT value, last_entry, mailed_at FROM conversations WHERE session_id = ?',
      sessionId,
    )
    if (!row) return null
    return {
      conversation: JSON.parse(row.value) as DeskConversation,
      lastEntry: row.last_entry,
      mailedAt: row.mailed_at,
    }
  }
}

const toLine = (row: LineRow): StoredLine => ({
  id: row.id,
  n: row.n,
  sessionId: row.session_id,
  kind: row.kind,
  text: row.text,
  senderName: row.sender_name,
  senderId: row.sender_id,
  timestamp: row.timestamp,
  seq: row.seq,
})
