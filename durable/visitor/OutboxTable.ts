import { type NumberedEntry, type RoomEntry, roomEntrySchema } from '../room/roomEntry.ts'
import { readStored } from '../sql/readStored.ts'

/** What a session has to tell its desk, in order, until the desk has it. */
export class OutboxTable {
  readonly #sql: SqlStorage
  readonly #onUnreadable: () => void

  constructor(sql: SqlStorage, onUnreadable: () => void) {
    this.#sql = sql
    this.#onUnreadable = onUnreadable
  }

  add(entry: RoomEntry, at: string): void {
    this.#sql.exec('INSERT INTO room_outbox (at, entry) VALUES (?, ?)', at, JSON.stringify(entry))
  }

  /** The first entries, and up to which number they are; null when there is none. */
  first(limit: number): { entries: NumberedEntry[]; upTo: number } | null {
    const rows = [
      ...this.#sql.exec<{ n: number; at: string; entry: string }>(
        'SELECT n, at, entry FROM room_outbox ORDER BY n LIMIT ?',
        limit,
      ),
    ]
    const last = rows.at(-1)
    if (!last) return null
    const entries = rows.flatMap(({ n, at, entry }) => {
      const read = readStored(roomEntrySchema, entry)
      if (!read) this.#onUnreadable()
      return read ? [{ n, at, entry: read }] : []
    })
    return { entries, upTo: last.n }
  }

  drop(upTo: number): void {
    this.#sql.exec('DELETE FROM room_outbox WHERE n <= ?', upTo)
  }

  isEmpty(): boolean {
    return this.first(1) === null
  }
}
