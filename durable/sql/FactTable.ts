/** Single values of an object, stored by name. They are cached after the first read: every event reads several. */
export class FactTable<Name extends string> {
  readonly #sql: SqlStorage
  #facts: Map<string, string> = new Map()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.reload()
  }

  /** Reloads the values, after a step was rolled back. */
  reload(): void {
    const rows = this.#sql.exec<{ name: string; value: string }>('SELECT name, value FROM facts')
    this.#facts = new Map([...rows].map(({ name, value }) => [name, value]))
  }

  get(name: Name): string | null {
    return this.#facts.get(name) ?? null
  }

  /** Sets a value; returns whether it has changed. */
  keep(name: Name, value: string): boolean {
    if (this.get(name) === value) return false
    this.#sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', name, value)
    this.#facts.set(name, value)
    return true
  }
}
