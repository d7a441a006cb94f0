import { z } from 'zod'

const ROW = 'all'
const factsSchema = z.record(z.string(), z.string())

interface Tables {
  areThere: () => boolean
  make: () => void
}
const THERE: Tables = { areThere: () => true, make: () => undefined }

/**
 * Single values of an object by name, all in one row, so that a step that sets several writes once. They are cached
 * after the first read: every event reads several.
 */
export class FactRow<Name extends string> {
  readonly #sql: SqlStorage
  readonly #tables: Tables
  #facts: Map<string, string> = new Map()
  /** Set in memory, and not written yet. */
  #held: Set<string> = new Set()
  #isTogether = false
  /** Whether a value was set in this step. */
  #isDue = false

  /** `tables` are those of an object that creates them with its first write. */
  constructor(sql: SqlStorage, tables: Tables = THERE) {
    this.#sql = sql
    this.#tables = tables
    this.reload()
  }

  /**
   * Reloads the values, after the tables were recreated. Raises ZodError or SyntaxError for an
   * unreadable row: without its values an ended object would look like an unused one.
   */
  reload(): void {
    const [row] = this.#tables.areThere()
      ? this.#sql.exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', ROW)
      : []
    this.#facts = new Map(row ? Object.entries(factsSchema.parse(JSON.parse(row.value))) : [])
    this.#held.clear()
  }

  get(name: Name): string | null {
    return this.#facts.get(name) ?? null
  }

  /** Sets a value; returns whether it has changed. */
  keep(name: Name, value: string): boolean {
    if (this.get(name) === value && !this.#held.has(name)) return false
    this.#facts.set(name, value)
    this.#written()
    return true
  }

  /**
   * Sets a value in memory, to be written with the next stored value or by `writeHeld`, so that a
   * frequent value costs no extra write.
   */
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

  /**
   * Runs a step, and writes the values it sets once, at its end. If it raises, its values are discarded and the error
   * is raised.
   */
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
    this.#tables.make()
    const value = JSON.stringify(Object.fromEntries(this.#facts))
    this.#sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', ROW, value)
    this.#held.clear()
  }
}
