/** What of the product is promised to be there once when it was acknowledged. */
export type Kind =
  | 'hold'
  | 'order'
  | 'payment'
  | 'callback'
  | 'message'
  | 'answer'
  | 'upload part'
  | 'upload'
  | 'ad event'
  | 'play'

/** One thing of a kind, and what is to be the same about it wherever it is found. */
export interface Entry {
  kind: Kind
  key: string
  value: string
}

/** What visitors were told that it is done. Whoever is told twice of the same thing has one of it. */
export class Journal {
  readonly #entries = new Map<Kind, Map<string, string>>()

  /** Notes what was acknowledged. Raises when the same thing was acknowledged as another one before. */
  note(kind: Kind, key: string, value = ''): void {
    const known = this.of(kind).get(key)
    if (known !== undefined && known !== value)
      throw new Error(`The ${kind} ${key} was acknowledged as ${known}, and then as ${value}.`)
    const entries = this.#entries.get(kind) ?? new Map<string, string>()
    this.#entries.set(kind, entries.set(key, value))
  }

  of(kind: Kind): ReadonlyMap<string, string> {
    return this.#entries.get(kind) ?? new Map()
  }
}
