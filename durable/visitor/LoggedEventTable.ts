import { loggedEventSchema } from '#domain/contact/realtime/loggedEvent.ts'
import type { OpenLogSummary, VisitEvent } from '#domain/contact/visits/visit.ts'
import type { LazyTable } from '../sql/LazyTable.ts'
import { readStored } from '../sql/readStored.ts'

type EventRow = { n: number; id: string; at: string; event: string; account_id: string | null }

/** A part of the log, from its oldest event on. */
export interface LogPart {
  events: VisitEvent[]
  first: { at: string; n: number }
  upTo: number
}

/** Logged events of a session until they are in a file. */
export class LoggedEventTable {
  readonly #table: LazyTable
  readonly #onUnreadable: () => void

  constructor(table: LazyTable, onUnreadable: () => void) {
    this.#table = table
    this.#onUnreadable = onUnreadable
  }

  /**
   * Adds an event; does nothing if its ID exists. IDs have no index: writing a row costs as much as reading a thousand.
   */
  add({ id, at, event, accountId }: VisitEvent): void {
    this.#table.add(
      `INSERT INTO logged_events (id, at, event, account_id)
       SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM logged_events WHERE id = ?1)`,
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

  /** When the oldest event was received; null when there is none. */
  oldestAt(): string | null {
    const [row] = this.#table.read<{ at: string }>(
      'SELECT at FROM logged_events ORDER BY n LIMIT 1',
    )
    return row?.at ?? null
  }

  /** The events' summary for the session's row; null when there are none. */
  summary(): OpenLogSummary | null {
    const types = this.#table.read<{ type: string; n: number }>(
      `SELECT event ->> 'event_type' AS type, count(*) AS n FROM logged_events GROUP BY 1`,
    )
    const [row] = this.#table.read<{
      first_at: string
      last_at: string
      page: string | null
      account_id: string | null
    }>(
      `SELECT min(at) AS first_at, max(at) AS last_at,
         (SELECT event -> 'value' ->> 'path' FROM logged_events ORDER BY n DESC LIMIT 1) AS page,
         (SELECT account_id FROM logged_events WHERE account_id IS NOT NULL ORDER BY n DESC LIMIT 1) AS account_id
       FROM logged_events HAVING count(*) > 0`,
    )
    if (!row) return null
    return {
      firstAt: row.first_at,
      lastAt: row.last_at,
      lastPage: row.page ?? '',
      accountId: row.account_id,
      types: Object.fromEntries(types.map(({ type, n }) => [type, n])),
    }
  }

  /** The oldest events after row `after`; null when there is none. */
  part(limit: number, after = 0): LogPart | null {
    const rows = this.#table.read<EventRow>(
      'SELECT * FROM logged_events WHERE n > ? ORDER BY n LIMIT ?',
      after,
      limit,
    )
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last) return null
    return { events: rows.flatMap((row) => this.#toEvent(row)), first, upTo: last.n }
  }

  /** The newest events before a moment, newest first. */
  newest(limit: number, before: string | null): VisitEvent[] {
    return this.#table
      .read<EventRow>(
        'SELECT * FROM logged_events WHERE ?1 IS NULL OR at < ?1 ORDER BY n DESC LIMIT ?2',
        before,
        limit,
      )
      .flatMap((row) => this.#toEvent(row))
  }

  drop(upTo: number): void {
    this.#table.change('DELETE FROM logged_events WHERE n <= ?', upTo)
  }

  clear(): void {
    this.#table.change('DELETE FROM logged_events')
  }

  #toEvent({ id, at, event, account_id: accountId }: EventRow): VisitEvent[] {
    const read = readStored(loggedEventSchema, event)
    if (!read) this.#onUnreadable()
    return read ? [{ id, at, event: read, accountId }] : []
  }
}
