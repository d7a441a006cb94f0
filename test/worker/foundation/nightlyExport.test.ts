import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { EXPORTED_TABLES, exportEndKey, exportKey } from '#domain/foundation/admin/nightlyExport.ts'
import { runJobs } from '#test/support/foundation/jobs.ts'
import {
  campaignItem,
  displayPlan,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const NIGHT = new Date(Date.now() + 1_000)
const DAY = NIGHT.toISOString().slice(0, 10)

const linesOf = async (key: string) => {
  const stored = await env.EXPORTS.get(key)
  if (!stored) return []
  const text = await new Response(stored.body.pipeThrough(new DecompressionStream('gzip'))).text()
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

useShop()

describe('nightly export', () => {
  it('has every row of orders, ledger and invoices as stored', async () => {
    await placed(await startSession(), orderBody({ items: [campaignItem(displayPlan())] }))
    await runJobs('night', NIGHT)
    for (const table of EXPORTED_TABLES) {
      const { results } = await env.DB.prepare(`select * from "${table}" order by rowid`).all()
      const end = await (await env.EXPORTS.get(exportEndKey(DAY, table)))?.json()
      expect(end).toEqual({ files: results.length > 0 ? 1 : 0, rows: results.length })
      expect(await linesOf(exportKey(DAY, table, 1))).toEqual(results)
    }
    expect((await linesOf(exportKey(DAY, 'orders', 1))).length).toBe(1)
    expect((await linesOf(exportKey(DAY, 'ledger_entries', 1))).length).toBeGreaterThan(0)
    expect((await linesOf(exportKey(DAY, 'invoices', 1))).length).toBe(1)
  })

  it('continues a large table in further files', async () => {
    await env.DB.prepare(
      `insert into desk_audit (id, at, kind, subject_id, event, reason)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 10003)
       select 'aud_' || i, '2026-11-26T00:00:00.000Z', 'order', 'ord_1', 'note', 'test' from n`,
    ).run()
    await runJobs('night', NIGHT)
    expect(await (await env.EXPORTS.get(exportEndKey(DAY, 'desk_audit')))?.json()).toEqual({
      files: 2,
      rows: 10_003,
    })
    expect(await linesOf(exportKey(DAY, 'desk_audit', 2))).toHaveLength(3)
  })

  it('is incomplete when the bucket fails, and the job becomes a dead letter', async () => {
    const EXPORTS = new Proxy(env.EXPORTS, {
      get(target, name) {
        if (name === 'put') return () => Promise.reject(new Error('R2 is down'))
        const value = Reflect.get(target, name) as unknown
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await runJobs('night', NIGHT, { EXPORTS })
    expect(await env.EXPORTS.get(exportEndKey(DAY, 'orders'))).toBeNull()
  })
})
