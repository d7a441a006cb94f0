import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliver, runJobs, withRecordingQueues } from '#test/support/foundation/jobs.ts'
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

/** Copies of the placed order without ledger entries, this many a day for this many days. */
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

/** A D1 database that fails for every statement with a given word. */
const databaseWithout = (word: string): D1Database =>
  new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (name === 'prepare')
        return (sql: string) => {
          if (sql.includes(word)) throw new Error(`D1_ERROR: no ${word}`)
          return target.prepare(sql)
        }
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

const lastCheck = async () =>
  await env.DB.prepare('select * from ledger_checks order by id desc').first<{
    orders: number
    problems: string
  }>()

describe('nightly check of the ledger', () => {
  it('covers every order of a year in one night, day by day', async () => {
    await givenOrders(8, 366)
    const box = mailbox()
    await runJobs('night', NOW, { MAIL: box.MAIL })
    const check = await lastCheck()
    expect(check?.orders).toBe(8 * 366 + 1)
  })

  it('names a broken order of any age', async () => {
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

  it('leaves failed days to their next attempts, and reports when all are checked', async () => {
    await givenOrders(300, 8)
    const box = mailbox()
    const { env: own, messages } = withRecordingQueues({ MAIL: box.MAIL })
    await deliver(own, { job: 'checkLedger', scheduledMs: NOW.getTime(), round: 0 })
    const parts = messages.splice(0)
    expect(parts.map(({ job }) => job)).toEqual(Array.from({ length: 8 }, () => 'checkLedgerDay'))
    const failing = { ...own, DB: databaseWithout('"ledger_entries"') }
    // The third day's database fails, and the consumer of the sixth day is killed: its message
    // comes back later.
    for (const [day, part] of parts.entries()) {
      if (day === 5) continue
      const { acks, retries } = await deliver(day === 2 ? failing : own, part)
      expect([acks.length, retries.length]).toEqual(day === 2 ? [0, 1] : [1, 0])
    }
    expect(await lastCheck()).toBeNull()
    for (const day of [2, 5, 0]) {
      const part = parts[day]
      const { acks } = await deliver(own, part, { attempts: 2 })
      expect(acks).toHaveLength(1)
    }
    expect(await lastCheck()).toMatchObject({ orders: 8 * 300 + 1, problems: '[]' })
  })

  it('reports once per night, even when a part runs twice', async () => {
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
