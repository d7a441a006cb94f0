import { type LoggedEvent, loggedEventSchema } from '#domain/contact/realtime/loggedEvent.ts'
import type { LazyTable } from '../sql/LazyTable.ts'
import { readStored } from '../sql/readStored.ts'

type EventRow = { n: number; id: string; at: string; event: string; account_id: string | null }

/** A logged event that is to be moved to D1, with the account that was logged in. */
export interface WaitingEvent {
  id: string
  at: string
  event: LoggedEvent
  accountId: string | null
}

/** Logged events until they are in D1. */
export class LoggedEventTable {
  readonly #table: LazyTable
  readonly #onUnreadable: () => void

  constructor(table: LazyTable, onUnreadable: () => void) {
    this.#table = table
    this.#onUnreadable = onUnreadable
  }

  add({ id, at, event, accountId }: WaitingEvent): void {
    this.#table.add(
      'INSERT INTO logged_events (id, at, event, account_id) VALUES (?, ?, ?, ?)',
      id,
      at,
      JSON.stringify(event),
      accountId,
    )
  }

  count(): number {
    const [row] = this.#table.read<{ n: number }>('SELECT count(*) AS n FROM logged_events')
    return row?.n ?? 0
  }

  /** The first events, and up to which row they are; null when there is none. */
  first(limit: number): { events: WaitingEvent[]; upTo: number } | null {
    const rows = this.#table.read<EventRow>(
      'SELECT n, id, at, event, account_id FROM logged_events ORDER BY n LIMIT ?',
      limit,
    )
    const last = rows.at(-1)
    if (!last) return null
    const events = rows.flatMap(({ id, at, event, account_id: accountId }) => {
      const read = readStored(loggedEventSchema, event)
      if (!read) this.#onUnreadable()
      return read ? [{ id, at, event: read, accountId }] : []
    })
    return { events, upTo: last.n }
  }

  drop(upTo: number): void {
    this.#table.change('DELETE FROM logged_events WHERE n <= ?', upTo)
  }

  isEmpty(): boolean {
    return this.count() === 0
  }
}
