import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Entry } from './Journal.ts'

export type Found = Pick<Entry, 'key' | 'value'>

/** The files of the local runtime's databases in a folder. */
function databasesIn(folder: string): DatabaseSync[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite')
    .map((file) => new DatabaseSync(path.join(folder, file), { readOnly: true }))
}

/** What a server of this machine has stored, read past it: what it says of itself is what is doubted. */
export class Stored {
  readonly #root: string
  readonly #database: DatabaseSync

  constructor(statePath: string) {
    this.#root = path.join(statePath, 'v3')
    const [database] = databasesIn(path.join(this.#root, 'd1/miniflare-D1DatabaseObject'))
    if (!database) throw new Error('The server has no database.')
    this.#database = database
  }

  /** Rows of the database. */
  rows<Row>(sql: string, ...values: (string | number)[]): Row[] {
    return this.#database.prepare(sql).all(...values) as Row[]
  }

  /** What a query finds as `key` and `value`. */
  found(sql: string, ...values: (string | number)[]): Found[] {
    return this.rows<{ key: string; value: string | number }>(sql, ...values).map(
      ({ key, value }) => ({ key, value: String(value) }),
    )
  }

  /** Lines of the counters' logs that were not moved to the raw log yet. */
  counterLogs(): string[] {
    const folder = path.join(this.#root, 'do/admarket-direct-DeliveryCounter')
    return databasesIn(folder).flatMap((counter) => {
      const rows = counter.prepare('SELECT events FROM log ORDER BY seq').all()
      counter.close()
      return rows.flatMap(({ events }) => String(events).split('\n'))
    })
  }

  close(): void {
    this.#database.close()
  }
}
