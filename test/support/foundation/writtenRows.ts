import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'

/** A statement that wrote to an object's storage, with its number of rows. */
interface Write {
  what: string
  rows: () => number
}

const rowsOf = (writes: Write[]) => writes.reduce((sum, { rows }) => sum + rows(), 0)

/**
 * The rows that all objects write from `start` to `stop`, by statement; `setAlarm` counts as a row.
 * An `exec` of several statements reports only the rows of the last.
 */
export class WrittenRows {
  #writes: Write[] = []
  readonly #undo: (() => void)[] = []

  async start(): Promise<void> {
    await runInDurableObject(env.ADMIN_ROOM.getByName('usa-canada'), (_, { storage }) => {
      this.#watch(storage.sql, 'exec', ([query], cursor) => ({
        what: String(query).replaceAll(/\s+/g, ' ').trim().slice(0, 100),
        rows: () => (cursor as { rowsWritten: number }).rowsWritten,
      }))
      this.#watch(storage.kv, 'put', ([key]) => ({ what: `kv.put ${String(key)}`, rows: () => 1 }))
      this.#watch(storage, 'put', ([key]) => ({ what: `put ${String(key)}`, rows: () => 1 }))
      this.#watch(storage, 'setAlarm', () => ({ what: 'setAlarm', rows: () => 1 }))
    })
  }

  stop(): void {
    for (const undo of this.#undo.splice(0)) undo()
  }

  /** The writing statements with their rows if together they exceed the limit; otherwise none. */
  async beyond(rows: number, act: () => Promise<unknown>): Promise<string[]> {
    this.#writes = []
    await act()
    return rowsOf(this.#writes) > rows ? this.#byStatement() : []
  }

  #byStatement(): string[] {
    return [...Map.groupBy(this.#writes, ({ what }) => what)]
      .filter(([, writes]) => rowsOf(writes) > 0)
      .map(([what, writes]) => `${rowsOf(writes)} by ${what}`)
  }

  /** Every object's storage has the same prototype. */
  #watch(of: object, method: string, write: (args: unknown[], result: unknown) => Write): void {
    const prototype = Object.getPrototypeOf(of) as object
    const own = Reflect.get(prototype, method) as (...args: unknown[]) => unknown
    const writes = (each: Write) => this.#writes.push(each)
    Reflect.set(prototype, method, function watched(this: unknown, ...args: unknown[]) {
      const result = own.apply(this, args)
      writes(write(args, result))
      return result
    })
    this.#undo.push(() => Reflect.set(prototype, method, own))
  }
}
