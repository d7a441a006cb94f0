/** Counts of requests and events, readable while the traffic runs. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  words(): string {
    const parts = [...this.#counts].map(
      ([what, count]) => `${count.toLocaleString('en-US')} ${what}`,
    )
    return parts.length > 0 ? parts.join(', ') : 'nobody yet'
  }
}
