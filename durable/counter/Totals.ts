import {
  countKeyText,
  type CountedEvent,
  readCountKey,
} from '#domain/delivery/counting/countedEvent.ts'
import { isBilledKind } from '#domain/delivery/counting/eventKind.ts'
import { type ScreenPlay, screenPlayOf } from '#domain/reporting/plays/playLog.ts'
import type { DeliveryTotals } from '#database/queries/delivery/deliveryCounts.ts'

/** Increments per hour and line from a batch of events. */
export interface Sums {
  hours: Map<string, number>
  lines: Map<string, number>
}

/** Sums a batch of events. For lines, only billed ones. */
export function sumsOf(events: readonly CountedEvent[]): Sums {
  const sums: Sums = { hours: new Map(), lines: new Map() }
  for (const event of events) {
    add(sums.hours, countKeyText(event), 1)
    if (event.validity === 'valid' && isBilledKind(event.kind)) add(sums.lines, event.lineId, 1)
  }
  return sums
}

/** The totals of a shard: the stored ones of former logs, and those of the current log. */
export class Totals {
  readonly #sql: SqlStorage
  /** Totals of the current log. */
  readonly #added: Sums = { hours: new Map(), lines: new Map() }
  #changed: { hours: Set<string>; lines: Set<string> } = { hours: new Set(), lines: new Set() }
  /** For billboards: plays not written yet. */
  #plays: ScreenPlay[] = []

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Adds events of the log, to be written with the next totals. */
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

  /** The totals that have changed since the last call; call `putBack` when the write fails. */
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

  /** Stores the sums of a part of the log, in the same transaction that deletes the part. */
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

  /** Subtracts a part that has left the log. */
  subtract(sums: Sums): void {
    for (const what of ['hours', 'lines'] as const)
      for (const [key, count] of sums[what]) {
        const left = (this.#added[what].get(key) ?? 0) - count
        if (left > 0) this.#added[what].set(key, left)
        else this.#added[what].delete(key)
      }
  }

  /** Deletes totals of hours that can no longer change. */
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
