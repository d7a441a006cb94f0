import { DEDUPE_DAYS } from '#domain/realtime/realtimeLimits.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** An id that was noted, with when. */
export type SeenId = { id: string; atMs: number }

/** Ids of what must be done once, however often it is sent. */
export class SeenIdTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Notes an id; false when it was noted before. */
  note({ id, atMs }: SeenId): boolean {
    return (
      this.#sql.exec('INSERT OR IGNORE INTO seen_ids (id, at_ms) VALUES (?, ?)', id, atMs)
        .rowsWritten > 0
    )
  }

  has(id: string): boolean {
    return [...this.#sql.exec('SELECT 1 FROM seen_ids WHERE id = ?', id)].length > 0
  }

  forgetOld(nowMs: number): void {
    this.#sql.exec('DELETE FROM seen_ids WHERE at_ms < ?', nowMs - DEDUPE_DAYS * DAY_MS)
  }

  all(): SeenId[] {
    return [...this.#sql.exec<SeenId>('SELECT id, at_ms AS atMs FROM seen_ids')]
  }

  clear(): void {
    this.#sql.exec('DELETE FROM seen_ids')
  }
}
