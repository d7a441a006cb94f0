import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runJobs } from '#test/support/foundation/jobs.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'
import {
  campaignItem,
  displayPlan,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const DAY_MS = 86_400_000
const NOW = new Date()

useShop()
beforeEach(async () => {
  await placed(await startSession(), orderBody({ items: [campaignItem(displayPlan())] }))
})

/** Copies of the placed order with nothing in the ledger, so many a day for so many days. */
async function givenOrders(perDay: number, days: number): Promise<void> {
  const { results } = await env.DB.prepare('pragma table_info(orders)').all<{ name: string }>()
  const columns = results.map(({ name }) => name)
  const values = columns.map((name) => {
    if (name === 'id') return `'ord_' || d.i || '_' || n.i`
    if (name === 'created_at')
      return `strftime('%Y-%m-%dT%H:%M:%fZ', ${Math.floor(NOW.getTime() / 1_000)} - d.i * 86400, 'unixepoch')`
    if (['number', 'sequence', 'key', 'access_key'].includes(name))
      return `d.i * 100000 + n.i + 900000`
    return name === 'total_usd_minor' ? '0' : `o."${name}"`
  })
  await env.DB.prepare(
    `with recursive d(i) as (select 0 union all select i + 1 from d where i < ${days - 1}),
       n(i) as (select 1 union all select i + 1 from n where i < ${perDay})
     insert into orders (${columns.map((name) => `"${name}"`).join()})
     select ${values.join()} from (select * from orders limit 1) o, d, n`,
  ).run()
}

const lastCheck = async () =>
  await env.DB.prepare('select * from ledger_checks order by id desc').first<{
    orders: number
    problems: string
  }>()

describe('the nightly check of the ledger', () => {
  it('covers every order of a year in one night, a part a day', async () => {
    await givenOrders(8, 366)
    const box = mailbox()
    await runJobs('night', NOW, { MAIL: box.MAIL })
    const check = await lastCheck()
    expect(check?.orders).toBe(8 * 366 + 1)
  })

  it('names a broken order whatever its age', async () => {
    await givenOrders(8, 366)
    const old = new Date(NOW.getTime() - 300 * DAY_MS).toISOString().slice(0, 10)
    await env.DB.prepare(
      `insert into ledger_entries (id, order_id, kind, amount_usd_minor, amount_minor, currency, reference, at)
       select 'led_lost', id, 'refund_due', 100, 100, 'USD', 'pay_lost', created_at
       from orders where created_at like ? limit 1`,
    )
      .bind(`${old}%`)
      .run()
    const box = mailbox()
    await runJobs('night', NOW, { MAIL: box.MAIL })
    const told = JSON.parse((await lastCheck())?.problems ?? '[]') as string[]
    expect(told).toEqual([expect.stringContaining('led_lost has no payment to give back')])
    expect(box.sent.map(({ subject }) => subject)).toEqual(['Ledger check: 1 difference'])
  })

  it('reports once per night, also when a part comes twice', async () => {
    await givenOrders(8, 366)
    const box = mailbox()
    await runJobs('night', NOW, { MAIL: box.MAIL })
    await runJobs('night', NOW, { MAIL: box.MAIL })
    const rows = await env.DB.prepare('select count(*) as count from ledger_checks').first<{
      count: number
    }>()
    expect(rows?.count).toBe(1)
  })
})
