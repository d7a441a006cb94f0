/** The visits that go on, never more at once than allowed: a server that falls behind is not buried under them. */
export class OpenVisits {
  readonly #most: number
  readonly #open = new Set<Promise<void>>()

  constructor(most: number) {
    this.#most = most
  }

  /** Begins a visit; false where as many as allowed are open, and it is left out. */
  begin(visit: () => Promise<void>): boolean {
    if (this.#open.size >= this.#most) return false
    const played = visit().finally(() => this.#open.delete(played))
    this.#open.add(played)
    return true
  }

  /** Until everybody has gone. */
  async ended(): Promise<void> {
    await Promise.all(this.#open)
  }
}
