/**
 * Values that an isolate loads once and keeps, the newest `max`. Only complete values are kept: a pending promise belongs
 * to the request that created it, and never settles if that request is canceled. Requests that arrive meanwhile load
 * the value themselves.
 */
export class CachedValues<Value> {
  readonly #values = new Map<string, Value>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** The kept value of a key, or the loaded one. Raises what `load` raises, and keeps nothing then. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const value = await load()
    while (this.#values.size >= this.#max)
      this.#values.delete(this.#values.keys().next().value ?? '')
    this.#values.set(key, value)
    return value
  }

  /** Forgets a value, so that the next request loads it again. */
  delete(key: string): void {
    this.#values.delete(key)
  }
}
