import {
  countKeyText,
  type CountedEvent,
  readCountKey,
} from '#domain/delivery/counting/countedEvent.ts'
import { isBilledKind } from '#domain/delivery/counting/eventKind.ts'
import { type ScreenPlay, screenPlayOf } from '#domain/reporting/plays/playLog.ts'
import type { DeliveryTotals } from '#database/queries/delivery/deliveryCounts.ts'

/** What comes to the hours and lines by some events. */
export interface Sums {
  hours: Map<string, number>
  lines: Map<string, number>
}

/** What events add up to. Of a line only what is billed. */
export function sumsOf(events: readonly CountedEvent[]): Sums {
  const sums: Sums = { hours: new Map(), lines: new Map() }
  for (const event of events) {
    add(sums.hours, countKeyText(event), 1)
    if (event.validity === 'valid' && isBilledKind(event.kind)) add(sums.lines, event.lineId, 1)
  }
  return sums
}

/** The totals of a shard: what was kept of former logs, and what the log adds. */
export class Totals {
  readonly #sql: SqlStorage
  /** Of the log that is here. */
  readonly #added: Sums = { hours: new Map(), lines: new Map() }
  #changed: { hours: Set<string>; lines: Set<string> } = { hours: new Set(), lines: new Set() }
  /** Of billboards, not written yet. */
  #plays: ScreenPlay[] = []

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Adds events of the log. They are written with the next totals. */
  add(events: readonly CountedEvent[]): void {
    const sums = sumsOf(events)
    for (const what of ['hours', 'lines'] as const)
      for (const [key, count] of sums[what]) {
        add(this.#added[what], key, count)
        this.#changed[what].add(key)
      }
    for (const event of events) {
      const play = screenPlayOf(event)
      if (play) this.#plays.push(play)
    }
  }

  isChanged(): boolean {
    return this.#changed.hours.size > 0 || this.#changed.lines.size > 0
  }

  /** The totals of all that has changed since it was last taken; `putBack` when they could not be written. */
  takeChanged(shard: number, nowMs: number): { totals: DeliveryTotals; putBack: () => void } {
    const taken = this.#changed
    const plays = this.#plays
    this.#changed = { hours: new Set(), lines: new Set() }
    this.#plays = []
    const totals = {
      shard,
      at: new Date(nowMs).toISOString(),
      hours: [...taken.hours].map((key) =>
        Object.assign(readCountKey(key), {
          count: this.#kept('totals', 'key', key) + (this.#added.hours.get(key) ?? 0),
        }),
      ),
      lines: [...taken.lines].map((lineId) => ({
        lineId,
        count: this.#kept('lines', 'line_id', lineId) + (this.#added.lines.get(lineId) ?? 0),
      })),
      plays,
    }
    const putBack = () => {
      for (const key of taken.hours) this.#changed.hours.add(key)
      for (const key of taken.lines) this.#changed.lines.add(key)
      this.#plays = [...plays, ...this.#plays]
    }
    return { totals, putBack }
  }

  /** Keeps what a part of the log adds up to, before it leaves. In the same transaction. */
  keep({ hours, lines }: Sums): void {
    for (const [key, count] of hours)
      this.#sql.exec(
        'INSERT INTO totals VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET count = count + excluded.count',
        key,
        readCountKey(key).hour,
        count,
      )
    for (const [lineId, count] of lines)
      this.#sql.exec(
        'INSERT INTO lines VALUES (?, ?) ON CONFLICT (line_id) DO UPDATE SET count = count + excluded.count',
        lineId,
        count,
      )
  }

  /** That part of the log has left. */
  subtract(sums: Sums): void {
    for (const what of ['hours', 'lines'] as const)
      for (const [key, count] of sums[what]) {
        const left = (this.#added[what].get(key) ?? 0) - count
        if (left > 0) this.#added[what].set(key, left)
        else this.#added[what].delete(key)
      }
  }

  /** Forgets totals of hours that nothing can come to any more. */
  forgetBefore(hour: string): void {
    this.#sql.exec('DELETE FROM totals WHERE hour < ?', hour)
  }

  #kept(table: 'totals' | 'lines', column: string, key: string): number {
    const rows = this.#sql.exec<{ count: number }>(
      `SELECT count FROM ${table} WHERE ${column} = ?`,
      key,
    )
    return rows.toArray()[0]?.count ?? 0
  }
}

function add(sums: Map<string, number>, key: string, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count)
}
