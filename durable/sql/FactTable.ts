/** Single values of an object, kept by name. They are read once and then known: every event asks for several. */
export class FactTable<Name extends string> {
  readonly #sql: SqlStorage
  #facts: Map<string, string> = new Map()
  /** Known, and not written yet. */
  readonly #held = new Set<string>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.reload()
  }

  /** Reads them anew, after the tables were made again. */
  reload(): void {
    const rows = this.#sql.exec<{ name: string; value: string }>('SELECT name, value FROM facts')
    this.#facts = new Map([...rows].map(({ name, value }) => [name, value]))
    this.#held.clear()
  }

  get(name: Name): string | null {
    return this.#facts.get(name) ?? null
  }

  /** Keeps a value; whether it is news. */
  keep(name: Name, value: string): boolean {
    if (this.get(name) === value && !this.#held.has(name)) return false
    this.#write(name, value)
    this.#facts.set(name, value)
    return true
  }

  /** Knows a value that is written with the next one of its name, or by `writeHeld`: what comes often costs one row. */
  hold(name: Name, value: string): void {
    this.#facts.set(name, value)
    this.#held.add(name)
  }

  writeHeld(): void {
    for (const name of this.#held) this.#write(name, this.#facts.get(name) ?? '')
  }

  drop(name: Name): void {
    if (!this.#facts.delete(name)) return
    this.#held.delete(name)
    this.#sql.exec('DELETE FROM facts WHERE name = ?', name)
  }

  #write(name: string, value: string): void {
    this.#sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', name, value)
    this.#held.delete(name)
  }
}
