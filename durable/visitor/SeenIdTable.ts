import { DEDUPE_DAYS } from '#domain/contact/realtime/realtimeLimits.ts'
import type { LazyTable } from '../sql/LazyTable.ts'
import type { SeenId } from '../ports/visitor.types.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** IDs of actions that must run once, however often they are sent. */
export class SeenIdTable {
  readonly #table: LazyTable

  constructor(table: LazyTable) {
    this.#table = table
  }

  /** Records an ID; an existing record stays unchanged. */
  note({ id, atMs }: SeenId): void {
    this.#table.add('INSERT OR IGNORE INTO seen_ids (id, at_ms) VALUES (?, ?)', id, atMs)
  }

  has(id: string): boolean {
    return this.#table.read('SELECT 1 FROM seen_ids WHERE id = ?', id).length > 0
  }

  deleteOld(nowMs: number): void {
    this.#table.change('DELETE FROM seen_ids WHERE at_ms < ?', nowMs - DEDUPE_DAYS * DAY_MS)
  }

  all(): SeenId[] {
    return this.#table.read<SeenId>('SELECT id, at_ms AS atMs FROM seen_ids')
  }

  clear(): void {
    this.#table.change('DELETE FROM seen_ids')
  }
}
