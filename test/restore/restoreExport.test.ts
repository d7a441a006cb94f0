import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXPORTED_TABLES } from '#domain/foundation/admin/nightlyExport.ts'
import { demoAccountsSeed } from '#scripts/seed/demo/loadDemoAccounts.ts'
import { demoOrdersSeed } from '#scripts/seed/demo/loadDemoOrders.ts'
import { databaseFile } from '#scripts/project/localDatabases.ts'
import { runQuietly } from '#scripts/setup/runCommand.ts'
import { downloadExports, exportNight, loadTables, openLocalStores } from './localExport.ts'

const NOW = new Date('2026-11-25T03:00:00Z')
const NIGHT = '2026-11-25'
/** More rows than fit into one file of the export. */
const AUDIT_ROWS = 10_003
const TEXT = 'He said "no",\r\n\tthen \\n, \u2028 and 東京 🎉'

const folder = mkdtempSync(path.join(tmpdir(), 'admarket-restore-'))
let local: Awaited<ReturnType<typeof openLocalStores>>
let restored: DatabaseSync

const rowsOf = (table: string) => `select * from "${table}" order by rowid`

beforeAll(async () => {
  const to = path.join(folder, 'empty')
  const empty = await openLocalStores(to)
  await empty.dispose()
  local = await openLocalStores(path.join(folder, 'full'))
  const { env } = local
  for (const seed of [demoAccountsSeed(), demoOrdersSeed(NOW)])
    await loadTables(env, await seed.tables())
  await env.DB.prepare(
    `insert into desk_audit (id, at, kind, subject_id, event, reason)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     select 'aud_' || i, '2026-11-24T00:00:00.000Z', 'order', 'ord_1', 'note', ? from n`,
  )
    .bind(AUDIT_ROWS, TEXT)
    .run()
  await exportNight(env, NOW)
  const files = path.join(folder, 'exports')
  await downloadExports(env, files)
  const from = path.join(files, NIGHT)
  await runQuietly(process.execPath, ['scripts/run.ts', 'restore', '--from', from, '--to', to])
  restored = new DatabaseSync(databaseFile(to), { readOnly: true })
})

afterAll(async () => {
  restored.close()
  await local.dispose()
  rmSync(folder, { recursive: true, force: true })
})

describe('restore of a nightly export', () => {
  it.each(EXPORTED_TABLES)('has every row of %s as in the database', async (table) => {
    const { results } = await local.env.DB.prepare(rowsOf(table)).all()
    expect(restored.prepare(rowsOf(table)).all()).toEqual(results)
  })

  it('has orders, their ledger, their invoices and rows of a second file', () => {
    const countOf = (table: string) =>
      restored.prepare(`select count(*) as count from "${table}"`).get()?.['count']
    expect(countOf('orders')).toBeGreaterThan(10)
    expect(countOf('order_lines')).toBeGreaterThan(10)
    expect(countOf('ledger_entries')).toBeGreaterThan(10)
    expect(countOf('invoices')).toBeGreaterThan(3)
    expect(countOf('desk_audit')).toBe(AUDIT_ROWS)
  })
})
