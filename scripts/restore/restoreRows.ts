import { gunzipSync } from 'node:zlib'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  EXPORTED_TABLES,
  exportEndKey,
  exportKey,
  type ExportedTable,
  type ExportEnd,
} from '#domain/foundation/admin/nightlyExport.ts'

/** Reads an export file; null if it does not exist. */
export type ReadExport = (key: string) => Promise<Uint8Array | null>

type Row = Record<string, SQLInputValue>

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const rowsOf = (bytes: Uint8Array): Row[] =>
  textOf(gunzipSync(bytes))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)

/**
 * Writes a night's export into a migrated database without orders, in one transaction; returns the number of rows in
 * each table. Raises when the database has orders, or when a file is missing or differs from the export's counts.
 */
export async function restoreRows(
  database: DatabaseSync,
  night: string,
  read: ReadExport,
): Promise<Map<ExportedTable, number>> {
  const { count } = database.prepare('select count(*) as count from orders').get() as {
    count: number
  }
  if (count > 0) throw new Error(`The database has ${count} orders; restore into an empty one.`)
  const triggers = database
    .prepare(`select name, sql from sqlite_master where type = 'trigger'`)
    .all() as { name: string; sql: string }[]
  const restored = new Map<ExportedTable, number>()
  database.exec('pragma foreign_keys = off')
  database.exec('begin')
  try {
    // The export includes the rows that triggers would derive.
    for (const { name } of triggers) database.exec(`drop trigger "${name}"`)
    for (const table of EXPORTED_TABLES)
      restored.set(table, await restoreTable(database, { night, table, read }))
    for (const { sql } of triggers) database.exec(sql)
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
  return restored
}

async function restoreTable(
  database: DatabaseSync,
  { night, table, read }: { night: string; table: ExportedTable; read: ReadExport },
): Promise<number> {
  const stored = await read(exportEndKey(night, table))
  if (!stored) throw new Error(`The export of ${night} has no complete table ${table}.`)
  const end = JSON.parse(textOf(stored)) as ExportEnd
  const columns = new Set(
    database
      .prepare(`pragma table_info("${table}")`)
      .all()
      .map((column) => String(column['name'])),
  )
  database.exec(`delete from "${table}"`)
  let rows = 0
  for (let file = 1; file <= end.files; file += 1) {
    const key = exportKey(night, table, file)
    const bytes = await read(key)
    if (!bytes) throw new Error(`${key} is missing.`)
    for (const row of rowsOf(bytes)) {
      const names = Object.keys(row).filter((name) => columns.has(name))
      const sql = `insert into "${table}" (${names.map((name) => `"${name}"`).join()})
        values (${names.map(() => '?').join()})`
      database.prepare(sql).run(...names.map((name) => row[name] ?? null))
      rows += 1
    }
  }
  if (rows !== end.rows)
    throw new Error(`${table} has ${rows} rows, and the export says ${end.rows}.`)
  return rows
}
