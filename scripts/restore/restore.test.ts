import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { EXPORTED_TABLES, exportEndKey, exportKey } from '#domain/foundation/admin/nightlyExport.ts'
import { inRoot, ROOT } from '../project/paths.ts'
import { readRestoreRequest } from './restoreRequest.ts'
import { restoreRows } from './restoreRows.ts'

const NIGHT = '2026-11-25'

function migrated(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec('pragma foreign_keys = off')
  for (const file of globSync('database/migrations/*.sql', { cwd: ROOT }).toSorted())
    database.exec(readFileSync(inRoot(file), 'utf8').replaceAll('--> statement-breakpoint', ''))
  return database
}

const rowsIn = (database: DatabaseSync, table: string) =>
  database.prepare(`select * from "${table}" order by rowid`).all()

/** Fills the required columns of a table. */
function insertRow(database: DatabaseSync, table: string, known: Record<string, string | number>) {
  const columns = database.prepare(`pragma table_info("${table}")`).all()
  const needed = columns.filter(({ name, notnull }) => notnull || String(name) in known)
  const values = needed.map(({ name, type }) => {
    const own = known[String(name)]
    if (own !== undefined) return own
    return type === 'INTEGER' ? 1 : '{}'
  })
  const names = needed.map(({ name }) => `"${String(name)}"`).join()
  database
    .prepare(`insert into "${table}" (${names}) values (${needed.map(() => '?').join()})`)
    .run(...values)
}

/** A database with an order, its ledger and its invoice, and its export under the nightly job's keys. */
function exported() {
  const database = migrated()
  insertRow(database, 'orders', { id: 'ord_1', state: 'booked', sequence: 100_001 })
  insertRow(database, 'ledger_entries', { id: 'led_1', order_id: 'ord_1', kind: 'ordered' })
  insertRow(database, 'ledger_entries', { id: 'led_2', order_id: 'ord_1', kind: 'charged' })
  insertRow(database, 'invoices', { id: 'inv_1', order_id: 'ord_1', number: 'INV-1' })
  const files = new Map<string, Uint8Array>()
  for (const table of EXPORTED_TABLES) {
    const rows = rowsIn(database, table)
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    if (rows.length > 0) files.set(exportKey(NIGHT, table, 1), gzipSync(text))
    const end = JSON.stringify({ files: rows.length > 0 ? 1 : 0, rows: rows.length })
    files.set(exportEndKey(NIGHT, table), new TextEncoder().encode(end))
  }
  const read = (key: string) => Promise.resolve(files.get(key) ?? null)
  return { database, files, read }
}

describe('a restore', () => {
  it('restores the same rows into an empty database', async () => {
    const { database, read } = exported()
    const empty = migrated()
    const restored = await restoreRows(empty, NIGHT, read)
    expect(restored.get('ledger_entries')).toBe(2)
    for (const table of EXPORTED_TABLES)
      expect(rowsIn(empty, table)).toEqual(rowsIn(database, table))
  })

  it('keeps the triggers: the ledger is still append-only', async () => {
    const { read } = exported()
    const empty = migrated()
    await restoreRows(empty, NIGHT, read)
    expect(() => empty.exec(`delete from ledger_entries`)).toThrow(/ledger/)
  })

  it('rejects a database that has orders', async () => {
    const { database, read } = exported()
    await expect(restoreRows(database, NIGHT, read)).rejects.toThrow('The database has 1 orders')
  })

  it('leaves the database empty when a file is missing or truncated', async () => {
    const { files, read } = exported()
    files.delete(exportKey(NIGHT, 'invoices', 1))
    const empty = migrated()
    await expect(restoreRows(empty, NIGHT, read)).rejects.toThrow(
      'invoices/000001.ndjson.gz is missing',
    )
    expect(rowsIn(empty, 'orders')).toEqual([])
    files.delete(exportEndKey(NIGHT, 'ledger_entries'))
    await expect(restoreRows(empty, NIGHT, read)).rejects.toThrow(
      'no complete table ledger_entries',
    )
  })
})

describe('the command line of a restore', () => {
  it('is an environment, a folder and a target', () => {
    expect(readRestoreRequest(['--from', 'production/2026-11-25'])).toEqual({
      environment: 'production',
      folder: 'production',
      night: NIGHT,
      to: '.wrangler/restored',
    })
    expect(readRestoreRequest(['--from', './exports/2026-11-25/', '--to', 'x'])).toMatchObject({
      environment: null,
      folder: './exports',
      to: 'x',
    })
  })

  it('prints its usage for a missing or unknown argument', () => {
    expect(() => readRestoreRequest([])).toThrow('npm run restore -- --from')
    expect(() => readRestoreRequest(['--frm', 'x'])).toThrow('npm run restore -- --from')
  })
})
