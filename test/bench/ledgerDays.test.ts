import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { deliver, withRecordingQueues } from '#test/support/foundation/jobs.ts'
import {
  campaignItem,
  displayPlan,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const ORDERS_A_DAY = 10_000
const DAYS = 5
const COPIES_AT_ONCE = 1_000
const NOW_MS = Date.now()
const FIRST_DAY = addDays(new Date(NOW_MS).toISOString().slice(0, 10), -DAYS)
/** Lines per order. */
const LINES = 3
/** Unique numeric columns. */
const NUMBERS = new Set(['number', 'sequence'])
/** Unique text columns that no other row refers to. */
const TEXTS = new Set(['key', 'access_key'])

useShop()

const idsIn = async (table: string) => {
  const { results } = await env.DB.prepare(`select id from ${table}`).all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Copies the only order's rows of a table for each of the orders. */
async function copyRows(table: string, ids: readonly string[]): Promise<number> {
  const { results } = await env.DB.prepare(`pragma table_info(${table})`).all<{ name: string }>()
  const own = await env.DB.prepare(`select max(rowid) as n from ${table}`).first<{ n: number }>()
  const columns = results.map(({ name }) => name)
  const values = columns.map((name) => {
    if (table === 'orders' && name === 'created_at')
      return `strftime('%Y-%m-%dT12:00:00.000Z', '${FIRST_DAY}', '+' || (n.i % ${DAYS}) || ' days')`
    if (NUMBERS.has(name)) return 'n.i * 10 + o.rowid + 900000'
    const renamed = ids.reduce(
      (sql, id) => `replace(${sql}, '${id}', '${id}_' || n.i)`,
      `o."${name}"`,
    )
    if (name === 'id') return `iif(${renamed} = o.id, o.id || '_' || n.i, ${renamed})`
    if (TEXTS.has(name)) return `o."${name}" || '_' || n.i`
    return name.endsWith('id') || name === 'reference' ? renamed : `o."${name}"`
  })
  for (let from = 1; from <= ORDERS_A_DAY * DAYS; from += COPIES_AT_ONCE)
    await env.DB.prepare(
      `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${from + COPIES_AT_ONCE - 1})
       insert into ${table} (${columns.map((name) => `"${name}"`).join()})
       select ${values.join()} from (select rowid, * from ${table} where rowid <= ${own?.n ?? 0}) o, n`,
    ).run()
  const all = await env.DB.prepare(`select count(*) as n from ${table}`).first<{ n: number }>()
  return all?.n ?? 0
}

it(
  `checks ${DAYS} days of ${ORDERS_A_DAY} orders, each within the time limit of its job`,
  { timeout: 600_000 },
  async () => {
    const items = Array.from({ length: LINES }, (_, n) => campaignItem(displayPlan(), `cart_${n}`))
    await placed(await startSession(), orderBody({ items }))
    const ids = [...(await idsIn('orders')), ...(await idsIn('order_lines'))]
    const rows: Record<string, number> = {}
    for (const table of ['orders', 'order_lines', 'ledger_entries', 'payments', 'invoices'])
      rows[table] = await copyRows(table, ids)
    const { env: own, messages } = withRecordingQueues()
    await deliver(own, { job: 'checkLedger', scheduledMs: NOW_MS, round: 0 })
    const ms: number[] = []
    for (const part of messages.splice(0)) {
      const began = performance.now()
      const { acks } = await deliver(own, part)
      ms.push(Math.round(performance.now() - began))
      expect(acks).toHaveLength(1)
    }
    console.log(JSON.stringify({ rows, ms }))
    const check = await env.DB.prepare('select orders, problems from ledger_checks').first()
    expect(check).toEqual({ orders: DAYS * ORDERS_A_DAY + 1, problems: '[]' })
    expect(Math.max(...ms)).toBeLessThan(600_000)
  },
)
