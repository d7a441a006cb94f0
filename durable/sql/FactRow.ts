import { z } from 'zod'

const ROW = 'all'
const factsSchema = z.record(z.string(), z.string())

/**
 * Single values of an object by name, all in one row: a step that keeps several of them writes once. They are read once
 * and then known: every event asks for several.
 */
export class FactRow<Name extends string> {
  readonly #sql: SqlStorage
  #facts: Map<string, string> = new Map()
  /** Known, and not written yet. */
  #held: Set<string> = new Set()
  #isTogether = false
  /** Something was kept in this step. */
  #isDue = false

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.reload()
  }

  /**
   * Reads them anew, after the tables were made again. Raises ZodError or SyntaxError for a row that cannot be read: an
   * object that knows nothing would be taken for one that was never used, though it may have ended.
   */
  reload(): void {
    const [row] = this.#sql.exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', ROW)
    this.#facts = new Map(row ? Object.entries(factsSchema.parse(JSON.parse(row.value))) : [])
    this.#held.clear()
  }

  get(name: Name): string | null {
    return this.#facts.get(name) ?? null
  }

  /** Keeps a value; whether it is news. */
  keep(name: Name, value: string): boolean {
    if (this.get(name) === value && !this.#held.has(name)) return false
    this.#facts.set(name, value)
    this.#written()
    return true
  }

  /** Knows a value that is written with the next one that is kept, or by `writeHeld`: what comes often costs no row. */
  hold(name: Name, value: string): void {
    if (this.get(name) === value) return
    this.#facts.set(name, value)
    this.#held.add(name)
  }

  writeHeld(): void {
    if (this.#held.size > 0) this.#written()
  }

  drop(name: Name): void {
    if (this.#facts.delete(name)) this.#written()
  }

  /** Does a step, and writes what it keeps once, at its end. What it raises is raised, and nothing of it is known. */
  together<Result>(step: () => Result): Result {
    if (this.#isTogether) return step()
    const [facts, held] = [new Map(this.#facts), new Set(this.#held)]
    this.#isTogether = true
    this.#isDue = false
    try {
      const result = step()
      if (this.#isDue) this.#write()
      return result
    } catch (error) {
      this.#facts = facts
      this.#held = held
      throw error
    } finally {
      this.#isTogether = false
    }
  }

  #written(): void {
    if (this.#isTogether) this.#isDue = true
    else this.#write()
  }

  #write(): void {
    const value = JSON.stringify(Object.fromEntries(this.#facts))
    this.#sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', ROW, value)
    this.#held.clear()
  }
}
