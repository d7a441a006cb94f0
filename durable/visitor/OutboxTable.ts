import { type NumberedEntry, type RoomEntry, roomEntrySchema } from '../room/roomEntry.ts'
import type { FactRow } from '../sql/FactRow.ts'
import type { LazyTable } from '../sql/LazyTable.ts'
import { readStored } from '../sql/readStored.ts'
import type { VisitorFact } from './visitor.types.ts'

/** What a session has to tell its desk, in order, until the desk has it. */
export class OutboxTable {
  readonly #table: LazyTable
  readonly #facts: FactRow<VisitorFact>
  readonly #onUnreadable: () => void
  /** All up to this number are told; null in a session that just woke. Saves a look into the table after each telling. */
  #toldUpTo: number | null = null

  constructor(table: LazyTable, facts: FactRow<VisitorFact>, onUnreadable: () => void) {
    this.#table = table
    this.#facts = facts
    this.#onUnreadable = onUnreadable
  }

  /** Looks anew, after a step was taken back or everything was deleted. */
  reload(): void {
    this.#toldUpTo = null
  }

  /** Keeps an entry, as a part of a step that keeps its number too: no number is given twice, whatever was told since. */
  add(entry: RoomEntry, at: string): void {
    const n = this.#lastN() + 1
    this.#facts.keep('lastEntry', String(n))
    const json = JSON.stringify(entry)
    this.#table.add('INSERT INTO room_outbox (n, at, entry) VALUES (?, ?, ?)', n, at, json)
  }

  /** The first entries, and up to which number they are; null when there is none. */
  first(limit: number): { entries: NumberedEntry[]; upTo: number } | null {
    if (this.#toldUpTo === this.#lastN()) return null
    const rows = this.#table.read<{ n: number; at: string; entry: string }>(
      'SELECT n, at, entry FROM room_outbox ORDER BY n LIMIT ?',
      limit,
    )
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
    this.#table.change('DELETE FROM room_outbox WHERE n <= ?', upTo)
    this.#toldUpTo = upTo
  }

  isEmpty(): boolean {
    return this.first(1) === null
  }

  #lastN(): number {
    return Number(this.#facts.get('lastEntry') ?? 0)
  }
}
