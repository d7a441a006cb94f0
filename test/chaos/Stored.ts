import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile, type LocalDatabaseKind } from '#scripts/project/localDatabases.ts'
import type { Entry } from './Journal.ts'

export type Found = Pick<Entry, 'key' | 'value'>

/** The files of the local runtime's databases in a folder. */
function databasesIn(folder: string): DatabaseSync[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite')
    .map((file) => new DatabaseSync(path.join(folder, file), { readOnly: true }))
}

/** A local server's data, read from its files: the server's own responses are under test. */
export class Stored {
  readonly #root: string
  readonly #database: DatabaseSync
  readonly #deliveries: DatabaseSync

  constructor(statePath: string) {
    this.#root = path.join(statePath, 'v3')
    const open = (kind: LocalDatabaseKind) =>
      new DatabaseSync(databaseFile(statePath, kind), { readOnly: true })
    this.#database = open('orders')
    this.#deliveries = open('deliveries')
  }

  /** Rows of the database. */
  rows<Row>(sql: string, ...values: (string | number)[]): Row[] {
    return this.#database.prepare(sql).all(...values) as Row[]
  }

  /** The rows of a query, as `key` and `value`. */
  found(sql: string, ...values: (string | number)[]): Found[] {
    return this.rows<{ key: string; value: string | number }>(sql, ...values).map(
      ({ key, value }) => ({ key, value: String(value) }),
    )
  }

  /** Sums of counted events, as `key` and `value`. */
  counted(sql: string): Found[] {
    const rows = this.#deliveries.prepare(sql).all() as { key: string; value: number }[]
    return rows.map(({ key, value }) => ({ key, value: String(value) }))
  }

  /** Lines of the counters' logs that are not in the raw log yet. */
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
    this.#deliveries.close()
  }
}
