import type { DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { FactTable } from '../sql/FactTable.ts'
import type { RoomFact } from '../ports/room.types.ts'

/**
 * Line numbers are reserved in blocks of this size, so that most numbers cost no write and none is
 * assigned twice.
 */
const BLOCK = 1_000

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

/** A line of a conversation as the room stores it. */
export interface StoredLine extends DeskLine {
  sessionId: string
  senderId: string | null
}

/** The lines of a desk's conversations. Every method is one synchronous step. */
export class LineTable {
  readonly #sql: SqlStorage
  readonly #facts: FactTable<RoomFact>
  /** The last assigned number; null in a room that just woke, which reserves another block. */
  #lastN: number | null = null

  constructor(sql: SqlStorage, facts: FactTable<RoomFact>) {
    this.#sql = sql
    this.#facts = facts
  }

  byId(id: string): StoredLine | null {
    const [row] = this.#sql.exec<LineRow>('SELECT * FROM lines WHERE id = ?', id)
    return row ? toLine(row) : null
  }

  /** Adds a line; returns null and changes nothing if its ID exists. */
  add(line: Omit<StoredLine, 'n'>): StoredLine | null {
    const { id, sessionId, kind, text, senderName, senderId, timestamp, seq } = line
    const n = this.#nextN()
    const { rowsWritten } = this.#sql.exec(
      `INSERT INTO lines (n, id, session_id, kind, text, sender_name, sender_id, timestamp, seq)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      n,
      id,
      sessionId,
      kind,
      text,
      senderName,
      senderId,
      timestamp,
      seq,
    )
    return rowsWritten > 0 ? { ...line, n } : null
  }

  after(sessionId: string, n: number, limit: number): StoredLine[] {
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

  /** The first queued message to each visitor. */
  nextToDeliver(limit: number): StoredLine[] {
    const rows = this.#sql.exec<LineRow>(
      `SELECT * FROM lines WHERE (session_id, n) IN (
         SELECT session_id, min(n) FROM lines WHERE kind = 'desk' AND seq IS NULL GROUP BY session_id) LIMIT ?`,
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

  rename(from: string, to: string): void {
    this.#sql.exec('UPDATE lines SET session_id = ? WHERE session_id = ?', to, from)
  }

  drop(sessionId: string): void {
    this.#sql.exec('DELETE FROM lines WHERE session_id = ?', sessionId)
  }

  /** Deletes the lines of conversations that were closed before an instant; notes only once they are archived. */
  dropOfClosed(before: string): void {
    this.#sql.exec(
      `DELETE FROM lines WHERE session_id IN (
         SELECT session_id FROM conversations WHERE state = 'closed' AND last_at < ?)
         AND (kind <> 'note' OR is_archived = 1)`,
      before,
    )
  }

  #nextN(): number {
    const ceiling = Number(this.#facts.get('lineCeiling') ?? 0)
    const n = (this.#lastN ?? ceiling) + 1
    if (n > ceiling) this.#facts.keep('lineCeiling', String(n + BLOCK - 1))
    this.#lastN = n
    return n
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
