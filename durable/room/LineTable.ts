import type { DeskLine } from '#domain/realtime/deskConversation.ts'

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

/** A line of a conversation as the room keeps it. */
export interface StoredLine extends DeskLine {
  sessionId: string
  senderId: string | null
}

/** The lines of a desk's conversations. Every method is one synchronous step. */
export class LineTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  byId(id: string): StoredLine | null {
    const [row] = this.#sql.exec<LineRow>('SELECT * FROM lines WHERE id = ?', id)
    return row ? toLine(row) : null
  }

  /** Takes a line; one whose id is there already is left as it is, and null is given. */
  add(line: Omit<StoredLine, 'n'>): StoredLine | null {
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

  /** The first message on its way to each visitor. */
  nextToDeliver(limit: number): StoredLine[] {
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

  rename(from: string, to: string): void {
    this.#sql.exec('UPDATE lines SET session_id = ? WHERE session_id = ?', to, from)
  }

  drop(sessionId: string): void {
    this.#sql.exec('DELETE FROM lines WHERE session_id = ?', sessionId)
  }

  /** Forgets the lines of conversations that were closed before; notes only once they are in the archive. */
  dropOfClosed(before: string): void {
    this.#sql.exec(
      `DELETE FROM lines WHERE session_id IN (
         SELECT session_id FROM conversations WHERE state = 'closed' AND last_at < ?)
         AND (kind <> 'note' OR is_archived = 1)`,
      before,
    )
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
