import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'

/** Something that wrote into an object's storage, and how many rows. */
interface Write {
  what: string
  rows: () => number
}

const rowsOf = (writes: Write[]) => writes.reduce((sum, { rows }) => sum + rows(), 0)

/**
 * What all objects write from `start` to `stop`, by statement; `setAlarm` is a row. An `exec` of several statements reports
 * the rows of its last one only.
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

  /** Which statements wrote, and how many rows each, when something writes more rows than that; else none. */
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
