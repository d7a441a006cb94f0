import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Kind of local database: orders, or deliveries. */
export type LocalDatabaseKind = 'orders' | 'deliveries'

/** A table that only this kind of database has. */
const OWN_TABLE = `case
  when exists (select 1 from sqlite_master where name = 'seed_versions') then 'orders'
  when exists (select 1 from sqlite_master where name = 'delivery_hours') then 'deliveries' end`

function kindOf(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const kind = database.prepare(`select ${OWN_TABLE} as kind`).get()?.['kind'] ?? null
    return kind === null ? null : String(kind)
  } finally {
    database.close()
  }
}

/** SQLite files of the local D1 databases of a kind in a state folder. Raises an error if there is none. */
export function databaseFiles(statePath: string, kind: LocalDatabaseKind): string[] {
  const folder = path.join(statePath, 'v3/d1/miniflare-D1DatabaseObject')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => path.join(folder, name))
    .filter((file) => kindOf(file) === kind)
  if (files.length === 0) throw new Error(`There is no database of ${kind} in ${statePath}.`)
  return files
}

/** SQLite file of the first local database of a kind. Raises an error if there is none. */
export function databaseFile(statePath: string, kind: LocalDatabaseKind = 'orders'): string {
  const [file = ''] = databaseFiles(statePath, kind)
  return file
}
