/** Limits concurrent visits, so that a slow server is not overloaded. */
export class OpenVisits {
  readonly #most: number
  readonly #open = new Set<Promise<void>>()

  constructor(most: number) {
    this.#most = most
  }

  /** Starts a visit; returns false and skips it at the limit. */
  begin(visit: () => Promise<void>): boolean {
    if (this.#open.size >= this.#most) return false
    const played = visit().finally(() => this.#open.delete(played))
    this.#open.add(played)
    return true
  }

  /** Resolves when all visits have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#open)
  }
}
