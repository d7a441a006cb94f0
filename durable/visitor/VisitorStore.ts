import type { ChatMessage } from '#domain/realtime/chatMessage.ts'
import type { LoggedEvent } from '#domain/realtime/loggedEvent.ts'
import { DEDUPE_DAYS, MAX_HISTORY_MESSAGES } from '#domain/realtime/realtimeLimits.ts'
import type { NumberedEntry, RoomEntry } from '../room/room.types.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

const TABLES = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS messages (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, sent INTEGER NOT NULL, text TEXT NOT NULL,
    sender_name TEXT NOT NULL, timestamp TEXT NOT NULL, is_archived INTEGER NOT NULL DEFAULT 0, account_id TEXT);
  CREATE TABLE IF NOT EXISTS seen_ids (id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS room_outbox (n INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS logged_events (n INTEGER PRIMARY KEY, id TEXT NOT NULL, at TEXT NOT NULL, event TEXT NOT NULL, account_id TEXT);
`

/** Of the tables; to be raised when they change, so that older objects bring theirs up to date. */
const SCHEMA = '2'

type MessageRow = {
  seq: number
  id: string
  sent: number
  text: string
  sender_name: string
  timestamp: string
  account_id: string | null
}

type EventRow = { n: number; id: string; at: string; event: string; account_id: string | null }

/** A message that is to be moved, with the account it was written with. */
export interface WaitingMessage extends ChatMessage {
  accountId: string | null
}

/** A logged event that is to be moved, with the account that was logged in. */
export interface WaitingEvent {
  n: number
  id: string
  at: string
  event: LoggedEvent
  accountId: string | null
}

/** Facts of a session that are kept by name. */
export type FactName =
  | 'signedSessionId'
  | 'trackingId'
  | 'networkCountry'
  | 'country'
  | 'currency'
  | 'language'
  | 'timezone'
  | 'desk'
  | 'accountId'
  | 'accountSessionId'
  | `user:${string}`
  | 'schema'
  | 'seenSeq'
  | 'isStaffed'
  | 'alarmAtMs'
  | 'lastUsedDay'

/** The tables of a VisitorSession. Every method is one synchronous step, so that nothing comes between. */
export class VisitorStore {
  readonly #sql: SqlStorage
  /** The facts as they stand in their table: every event asks for several. */
  #facts: Map<string, string> = new Map()

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql
    this.createTables()
  }

  /** An object wakes for nearly every message of a slow chat: tables that are up to date cost it one look. */
  createTables(): void {
    const isOlder = this.#readFacts()
    if (this.fact('schema') === SCHEMA) return
    this.#sql.exec(TABLES)
    if (isOlder) this.#addAccountColumns()
    this.keepFact('schema', SCHEMA)
  }

  /** Whether there are tables to read them from. */
  #readFacts(): boolean {
    this.#facts = new Map()
    try {
      const rows = this.#sql.exec<{ name: string; value: string }>('SELECT name, value FROM facts')
      this.#facts = new Map([...rows].map(({ name, value }) => [name, value]))
      return true
    } catch (error) {
      if (error instanceof Error && error.message.includes('no such table')) return false
      throw error
    }
  }

  /** For sessions from before these columns. */
  #addAccountColumns(): void {
    for (const table of ['messages', 'logged_events']) {
      const columns = [...this.#sql.exec<{ name: string }>(`PRAGMA table_info(${table})`)]
      if (columns.some(({ name }) => name === 'account_id')) continue
      this.#sql.exec(`ALTER TABLE ${table} ADD COLUMN account_id TEXT`)
    }
  }

  fact(name: FactName): string | null {
    return this.#facts.get(name) ?? null
  }

  /** Keeps a fact; whether it is news. */
  keepFact(name: FactName, value: string): boolean {
    if (this.fact(name) === value) return false
    this.#sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', name, value)
    this.#facts.set(name, value)
    return true
  }

  dropFact(name: FactName): void {
    if (!this.#facts.delete(name)) return
    this.#sql.exec('DELETE FROM facts WHERE name = ?', name)
  }

  message(id: string): ChatMessage | null {
    const [row] = this.#sql.exec<MessageRow>('SELECT * FROM messages WHERE id = ?', id)
    return row ? toMessage(row) : null
  }

  lastSeq(): number {
    return this.#sql.exec<{ seq: number }>('SELECT ifnull(max(seq), 0) AS seq FROM messages').one()
      .seq
  }

  /** Takes a message as the next of the conversation, of whom is logged in now. */
  addMessage(message: Omit<ChatMessage, 'seq'>): ChatMessage {
    const seq = this.lastSeq() + 1
    const { id, sent, text, senderName, timestamp } = message
    this.#sql.exec(
      `INSERT INTO messages (seq, id, sent, text, sender_name, timestamp, account_id)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      seq,
      id,
      sent ? 1 : 0,
      text,
      senderName,
      timestamp,
      this.fact('accountId'),
    )
    return { ...message, seq }
  }

  /** The newest messages after a number, in order. */
  messagesAfter(seq: number, limit = MAX_HISTORY_MESSAGES): ChatMessage[] {
    const rows = this.#sql.exec<MessageRow>(
      'SELECT * FROM messages WHERE seq > ? ORDER BY seq DESC LIMIT ?',
      seq,
      limit,
    )
    return [...rows].map(toMessage).toReversed()
  }

  /** Notes an id; false when it was noted before. */
  noteId(id: string, nowMs: number): boolean {
    return (
      this.#sql.exec('INSERT OR IGNORE INTO seen_ids (id, at_ms) VALUES (?, ?)', id, nowMs)
        .rowsWritten > 0
    )
  }

  forgetOldIds(nowMs: number): void {
    this.#sql.exec('DELETE FROM seen_ids WHERE at_ms < ?', nowMs - DEDUPE_DAYS * DAY_MS)
  }

  addRoomEntry(entry: RoomEntry, at: string): void {
    this.#sql.exec('INSERT INTO room_outbox (at, entry) VALUES (?, ?)', at, JSON.stringify(entry))
  }

  roomEntries(limit: number): NumberedEntry[] {
    const rows = this.#sql.exec<{ n: number; at: string; entry: string }>(
      'SELECT n, at, entry FROM room_outbox ORDER BY n LIMIT ?',
      limit,
    )
    return [...rows].map(({ n, at, entry }) => ({ n, at, entry: JSON.parse(entry) as RoomEntry }))
  }

  dropRoomEntries(upTo: number): void {
    this.#sql.exec('DELETE FROM room_outbox WHERE n <= ?', upTo)
  }

  addLoggedEvent(id: string, event: LoggedEvent, at: string): void {
    this.#sql.exec(
      'INSERT INTO logged_events (id, at, event, account_id) VALUES (?, ?, ?, ?)',
      id,
      at,
      JSON.stringify(event),
      this.fact('accountId'),
    )
  }

  waitingEvents(): number {
    return this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM logged_events').one().n
  }

  loggedEvents(limit: number): WaitingEvent[] {
    const rows = this.#sql.exec<EventRow>(
      'SELECT n, id, at, event, account_id FROM logged_events ORDER BY n LIMIT ?',
      limit,
    )
    return [...rows].map(({ n, id, at, event, account_id }) => ({
      n,
      id,
      at,
      event: JSON.parse(event) as LoggedEvent,
      accountId: account_id,
    }))
  }

  dropLoggedEvents(upTo: number): void {
    this.#sql.exec('DELETE FROM logged_events WHERE n <= ?', upTo)
  }

  unarchivedMessages(limit: number): WaitingMessage[] {
    const rows = this.#sql.exec<MessageRow>(
      'SELECT * FROM messages WHERE is_archived = 0 ORDER BY seq LIMIT ?',
      limit,
    )
    return [...rows].map((row) => Object.assign(toMessage(row), { accountId: row.account_id }))
  }

  markArchived(upTo: number): void {
    this.#sql.exec('UPDATE messages SET is_archived = 1 WHERE seq <= ? AND is_archived = 0', upTo)
  }

  hasWork(): boolean {
    return (
      this.#sql
        .exec<{ work: number }>(
          `SELECT EXISTS (SELECT 1 FROM room_outbox) OR EXISTS (SELECT 1 FROM logged_events)
          OR EXISTS (SELECT 1 FROM messages WHERE is_archived = 0) AS work`,
        )
        .one().work === 1
    )
  }
}

const toMessage = ({ sender_name, sent, seq, id, text, timestamp }: MessageRow): ChatMessage => ({
  id,
  text,
  sent: sent === 1,
  senderName: sender_name,
  timestamp,
  seq,
})
