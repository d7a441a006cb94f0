/** The kinds of writes that must exist exactly once after their acknowledgment. */
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

/** A write, with the content that must be the same wherever it is found. */
export interface Entry {
  kind: Kind
  key: string
  value: string
}

/** The acknowledged writes. A repeated acknowledgment of the same write counts once. */
export class Journal {
  readonly #entries = new Map<Kind, Map<string, string>>()

  /**
   * Records an acknowledgment. Raises when the same write was acknowledged before with other
   * content.
   */
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
