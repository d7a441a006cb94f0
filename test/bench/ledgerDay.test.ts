import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { planDayChecks } from '#database/queries/orders/ledgerDayChecks.ts'
import { checkLedgerDay } from '#worker/operations/orders/ledger/checkLedger.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import {
  campaignItem,
  displayPlan,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const ORDERS = 10_000
const COPIES_AT_ONCE = 1_000
const DAY = '2026-06-15'
/** Lines of each order. */
const LINES = 3
/** Unique columns that hold a number. */
const NUMBERS = new Set(['number', 'sequence'])
/** Unique columns of text that no row names. */
const TEXTS = new Set(['key', 'access_key'])

useShop()

const idsIn = async (table: string) => {
  const { results } = await env.DB.prepare(`select id from ${table}`).all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Copies the rows of the only order in a table, so that each of the orders has its own. */
async function copyRows(table: string, ids: readonly string[]): Promise<number> {
  const { results } = await env.DB.prepare(`pragma table_info(${table})`).all<{ name: string }>()
  const own = await env.DB.prepare(`select max(rowid) as n from ${table}`).first<{ n: number }>()
  const columns = results.map(({ name }) => name)
  const values = columns.map((name) => {
    if (table === 'orders' && name === 'created_at') return `'${DAY}T12:00:00.000Z'`
    if (NUMBERS.has(name)) return 'n.i * 10 + o.rowid + 900000'
    const renamed = ids.reduce(
      (sql, id) => `replace(${sql}, '${id}', '${id}_' || n.i)`,
      `o."${name}"`,
    )
    if (name === 'id') return `iif(${renamed} = o.id, o.id || '_' || n.i, ${renamed})`
    if (TEXTS.has(name)) return `o."${name}" || '_' || n.i`
    return name.endsWith('id') || name === 'reference' ? renamed : `o."${name}"`
  })
  for (let from = 1; from <= ORDERS; from += COPIES_AT_ONCE)
    await env.DB.prepare(
      `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${from + COPIES_AT_ONCE - 1})
       insert into ${table} (${columns.map((name) => `"${name}"`).join()})
       select ${values.join()} from (select rowid, * from ${table} where rowid <= ${own?.n ?? 0}) o, n`,
    ).run()
  return (await idsIn(table)).length
}

it(
  `checks ${ORDERS} orders of one day within the limit of its job`,
  { timeout: 600_000 },
  async () => {
    const items = Array.from({ length: LINES }, (_, n) => campaignItem(displayPlan(), `cart_${n}`))
    await placed(await startSession(), orderBody({ items }))
    const ids = [...(await idsIn('orders')), ...(await idsIn('order_lines'))]
    const rows: Record<string, number> = {}
    for (const table of ['orders', 'order_lines', 'ledger_entries', 'payments', 'invoices'])
      rows[table] = await copyRows(table, ids)
    const night = new Date().toISOString()
    await planDayChecks(connect(env.DB), night, [DAY])
    const context = {
      ...databaseContext(env),
      settings: settingsOf(env),
      now: new Date(),
      requestId: 'bench',
    } as unknown as Parameters<typeof checkLedgerDay>[0]
    const began = performance.now()
    const found = await checkLedgerDay(context, `${night}/${DAY}`)
    const ms = Math.round(performance.now() - began)
    console.log(JSON.stringify({ rows, ms, problems: found?.problems.slice(0, 3) }))
    expect(found).toEqual({ orders: ORDERS, problems: [] })
    expect(ms).toBeLessThan(600_000)
  },
)
