import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { ledgerEntries } from '#database/schema/orders/ledgerEntries.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { orderList } from '#database/schema/orders/orderList.ts'
import { eq } from 'drizzle-orm'
import {
  AD_CREATION_LINE_STATES,
  CAMPAIGN_LINE_STATES,
  type OrderLineType,
} from '#domain/orders/order/line/lineState.ts'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { ORDER_STATES } from '#domain/orders/order/orderState.ts'
import { legendStatus } from '#domain/orders/order/line/statusLegend.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  adCreationItem,
  answer,
  call,
  campaignItem,
  checkoutForm,
  displayPlan,
  orderBody,
  placed,
  quoteOf,
  startSession,
  useShop,
  type OrderBody,
} from '#test/support/commerce/shop.ts'

const db = () => connect(env.DB)

/** An account's order, placed at the checkout. */
async function orderedBy(login: { email: string; id: string }, changes: Partial<OrderBody> = {}) {
  const session = await startSession()
  const body = orderBody({
    checkout: checkoutForm({ email: `guest-${crypto.randomUUID()}@example.com` }),
    ...changes,
  })
  const { order } = await placed(session, body)
  await db().update(orders).set({ accountId: login.id }).where(eq(orders.id, order.id))
  return order
}

const list = async (cookie: string, query = '') =>
  await answer<OrderListPage>(call(`/orders${query}`, { headers: { Cookie: cookie } }))

useShop()

describe('people reached by an order', () => {
  it('come from its quote, with each campaign’s addition', async () => {
    const login = await givenLogin()
    const items = ['cart_1', 'cart_2'].map((key) => campaignItem(displayPlan(), key))
    const { reach } = await quoteOf(await startSession(), { items })
    const order = await orderedBy(login, { items, expectedTotalMinor: 300_00 })
    const seen = await answer<OrderOverview>(
      call(`/orders/${order.id}/overview`, { headers: { Cookie: login.cookie } }),
    )
    expect(seen.reach).toEqual(reach)
    expect(seen.lines.map(({ adds }) => adds)).toEqual(reach?.lines.map(({ adds }) => adds))
  })
})

describe('GET /api/orders', () => {
  it('requires a login', async () => {
    expect((await call('/orders')).status).toBe(403)
    expect((await call('/orders/export.csv')).status).toBe(403)
  })

  it('lists the account’s own lines, newest first, and nobody else’s', async () => {
    const login = await givenLogin()
    const other = await givenLogin()
    await orderedBy(other)
    const first = await orderedBy(login)
    const second = await orderedBy(login, {
      items: [campaignItem(displayPlan({ name: 'Autumn' })), adCreationItem()],
    })
    const { rows, total, isTotalExact } = await list(login.cookie)
    expect(rows.map(({ number, name }) => [number, name])).toEqual([
      [second.number, 'Autumn'],
      [second.number, second.lines[1]?.name],
      [first.number, 'Spring bread'],
    ])
    expect([total, isTotalExact]).toEqual([3, true])
    expect(rows[2]).toMatchObject({
      advertiser: 'Lee Bakery',
      mediaType: 'online_display',
      totalMinor: 150_00,
      currency: 'USD',
      status: 'not_running',
      flags: ['not_paid', 'no_creatives'],
      startDate: first.lines[0]?.startDate,
    })
  })

  it('filters, searches, sorts and pages', async () => {
    const login = await givenLogin()
    const cheap = await orderedBy(login, {
      items: [campaignItem(displayPlan({ name: '100% rye', budgetMinor: 120_00 }))],
    })
    await orderedBy(login, { items: [campaignItem(displayPlan({ budgetMinor: 900_00 }))] })
    await orderedBy(login)
    const names = async (query: string) =>
      (await list(login.cookie, query)).rows.map(({ totalMinor }) => totalMinor)
    expect(await names('?sort=total&direction=asc')).toEqual([120_00, 150_00, 900_00])
    expect(await names('?sort=total&direction=desc&pageSize=1&page=2')).toEqual([150_00])
    expect(await names(`?q=${cheap.number.toLowerCase()}`)).toEqual([120_00])
    expect(await names('?q=0%25')).toEqual([120_00])
    expect(await names('?q=BAKERY&sort=total')).toHaveLength(3)
    expect(await names('?status=active')).toEqual([])
    expect(await names('?status=not_running&mediaType=ctv')).toEqual([])
    expect((await call('/orders?sort=x', { headers: { Cookie: login.cookie } })).status).toBe(422)
  })

  it('sorts advertisers without case and accents and numbers as numbers, on every page and in the file', async () => {
    const login = await givenLogin()
    const advertisers = ['zebra Zoo', 'Émile', 'Öztürk', 'apple', 'Stand 10', 'Stand 9', 'Oslo']
    for (const name of advertisers)
      await orderedBy(login, {
        checkout: checkoutForm({
          email: `guest-${crypto.randomUUID()}@example.com`,
          advertiser: { name },
        }),
      })
    const sorted = ['apple', 'Émile', 'Oslo', 'Öztürk', 'Stand 9', 'Stand 10', 'zebra Zoo']
    const names = async (query: string) =>
      (await list(login.cookie, query)).rows.map(({ advertiser }) => advertiser)
    expect(await names('?sort=advertiser&direction=asc')).toEqual(sorted)
    expect(await names('?sort=advertiser&direction=desc')).toEqual(sorted.toReversed())
    expect(await names('?sort=advertiser&direction=asc&pageSize=3&page=2')).toEqual(
      sorted.slice(3, 6),
    )
    const response = await call('/orders/export.csv?sort=advertiser&direction=asc', {
      headers: { Cookie: login.cookie },
    })
    const rows = (await response.text()).trim().split('\n').slice(1)
    expect(rows.map((row) => row.split(',')[1])).toEqual(sorted)
  })

  it('exports the filtered list', async () => {
    const login = await givenLogin()
    const order = await orderedBy(login)
    const response = await call('/orders/export.csv', { headers: { Cookie: login.cookie } })
    expect(response.headers.get('Content-Type')).toContain('text/csv')
    expect(await response.text()).toContain(`${order.number},Lee Bakery,Spring bread,`)
  })

  it('has the legend’s status for every state of a line', async () => {
    const login = await givenLogin()
    const { id } = await orderedBy(login)
    const states: [OrderLineType, readonly (typeof orderLines.$inferSelect)['state'][]][] = [
      ['campaign', CAMPAIGN_LINE_STATES],
      ['adcreation', AD_CREATION_LINE_STATES],
    ]
    for (const state of states.flatMap(([, list]) => list)) {
      await db().update(orderLines).set({ state }).where(eq(orderLines.orderId, id))
      for (const orderState of ORDER_STATES) {
        await db().update(orders).set({ state: orderState }).where(eq(orders.id, id))
        const [row] = await db().select().from(orderList).where(eq(orderList.orderId, id))
        expect(row).toMatchObject({
          state,
          status: legendStatus({ state, orderState }),
        })
      }
    }
  })

  it('reads its pages from an index, at any number of orders', async () => {
    for (const column of [
      'number',
      'advertiser',
      'media_type',
      'sum_usd_minor',
      'start_date',
      'end_date',
      'status',
      'delivery_permille',
    ]) {
      const { results } = await env.DB.prepare(
        `explain query plan select * from order_list where account_id = 'a'
         order by ${column} desc,${column === 'number' ? '' : ' number desc,'} position limit 25`,
      ).all<{ detail: string }>()
      const plan = results.map(({ detail }) => detail).join('; ')
      expect(plan).toContain('USING INDEX order_list_')
      expect(plan).not.toContain('TEMP B-TREE')
    }
  })
})

describe('GET /api/orders/:id/overview', () => {
  it('shows the whole order to its owner and to nobody else', async () => {
    const login = await givenLogin()
    const other = await givenLogin()
    const admin = await givenLogin({ role: 'admin' })
    const order = await orderedBy(login)
    const read = (cookie: string) =>
      call(`/orders/${order.id}/overview`, { headers: { Cookie: cookie } })
    const overview = await answer<OrderOverview>(read(login.cookie))
    expect(overview).toMatchObject({
      number: order.number,
      invoice: { status: 'open', number: order.invoice.number },
      timeline: [{ text: 'Order placed' }],
    })
    const [line] = overview.lines
    expect(line).toMatchObject({
      canStop: true,
      canChangeRuntime: true,
      coupon: null,
      balance: { orderedUsdMinor: 150_00, dueUsdMinor: 150_00, paidUsdMinor: 0 },
    })
    expect(line?.next?.isBuyersTurn).toBe(true)
    expect(line?.description.find(({ label }) => label === 'Budget')?.value).toBe('$150')
    expect((await read(other.cookie)).status).toBe(404)
    expect((await read('')).status).toBe(403)
    expect((await read(admin.cookie)).status).toBe(200)
  })
})

describe('ledger', () => {
  it('is append-only', async () => {
    await orderedBy(await givenLogin())
    const entries = await db().select().from(ledgerEntries)
    expect(entries.map(({ kind, amountUsdMinor }) => [kind, amountUsdMinor])).toEqual([
      ['ordered', 150_00],
    ])
    await expect(
      env.DB.prepare('update ledger_entries set amount_usd_minor = 1').run(),
    ).rejects.toThrow('append-only')
    await expect(env.DB.prepare('delete from ledger_entries').run()).rejects.toThrow('append-only')
  })
})
