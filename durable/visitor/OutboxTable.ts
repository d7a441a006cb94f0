import { type NumberedEntry, type RoomEntry, roomEntrySchema } from '../ports/roomEntry.ts'
import type { FactRow } from '../sql/FactRow.ts'
import type { LazyTable } from '../sql/LazyTable.ts'
import { readStored } from '../sql/readStored.ts'
import type { VisitorFact } from '../ports/visitor.types.ts'

/** A session's entries for its desk, in order, until the desk has them. */
export class OutboxTable {
  readonly #table: LazyTable
  readonly #facts: FactRow<VisitorFact>
  readonly #onUnreadable: () => void
  /** The unsent entries; null in a session that just woke, until all of them were read. */
  #waiting: NumberedEntry[] | null = null

  constructor(table: LazyTable, facts: FactRow<VisitorFact>, onUnreadable: () => void) {
    this.#table = table
    this.#facts = facts
    this.#onUnreadable = onUnreadable
  }

  /** Reloads on the next read, after a step was rolled back or everything was deleted. */
  reload(): void {
    this.#waiting = null
  }

  /**
   * Stores an entry in the same step as its number, so that no number is assigned twice, whatever
   * was sent since.
   */
  add(entry: RoomEntry, at: string): void {
    const n = this.#lastN() + 1
    this.#facts.keep('lastEntry', String(n))
    const json = JSON.stringify(entry)
    this.#table.add('INSERT INTO room_outbox (n, at, entry) VALUES (?, ?, ?)', n, at, json)
    this.#waiting?.push({ n, at, entry })
  }

  /** The first entries, and the highest number among them; null when there are none. */
  first(limit: number): { entries: NumberedEntry[]; upTo: number } | null {
    if (this.#waiting) return batchOf(this.#waiting.slice(0, limit))
    const rows = this.#table.read<{ n: number; at: string; entry: string }>(
      'SELECT n, at, entry FROM room_outbox ORDER BY n LIMIT ?',
      limit,
    )
    const entries = rows.flatMap(({ n, at, entry }) => {
      const read = readStored(roomEntrySchema, entry)
      if (!read) this.#onUnreadable()
      return read ? [{ n, at, entry: read }] : []
    })
    if (rows.length < limit) this.#waiting = entries
    const last = rows.at(-1)
    return last ? { entries, upTo: last.n } : null
  }

  drop(upTo: number): void {
    this.#table.change('DELETE FROM room_outbox WHERE n <= ?', upTo)
    this.#waiting = this.#waiting?.filter(({ n }) => n > upTo) ?? null
  }

  isEmpty(): boolean {
    return this.first(1) === null
  }

  #lastN(): number {
    return Number(this.#facts.get('lastEntry') ?? 0)
  }
}

const batchOf = (entries: NumberedEntry[]) => {
  const last = entries.at(-1)
  return last ? { entries, upTo: last.n } : null
}
