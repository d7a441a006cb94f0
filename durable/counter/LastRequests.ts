/** A row is rewritten once it is this old; a newer request is only in memory. */
const KEPT_EVERY_MS = 60_000

/** The last ad request of each product of a shard: one row per product, however many requests. */
export class LastRequests {
  readonly #sql: SqlStorage
  readonly #latest = new Map<string, number>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  note(productId: string, atMs: number): void {
    const known = this.get(productId)
    if (known !== null && atMs <= known) return
    this.#latest.set(productId, atMs)
    if (atMs - (this.#kept(productId) ?? 0) < KEPT_EVERY_MS) return
    this.#sql.exec('INSERT OR REPLACE INTO asked VALUES (?, ?)', productId, atMs)
  }

  /** Milliseconds since 1970; null for a product without requests. */
  get(productId: string): number | null {
    return this.#latest.get(productId) ?? this.#kept(productId)
  }

  #kept(productId: string): number | null {
    const rows = this.#sql.exec<{ atMs: number }>(
      'SELECT at_ms AS atMs FROM asked WHERE product_id = ?',
      productId,
    )
    return rows.toArray()[0]?.atMs ?? null
  }
}
