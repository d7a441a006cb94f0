import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs } from '#test/support/orders/ownOrders.ts'
import {
  billboardPlan,
  call,
  campaignItem,
  checkoutForm,
  displayPlan,
  orderBody,
  placeOrder,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const ASKING = ['all', 'first', 'run', 'raw'] as const
let inFlight = 0
let waits = 0

/** Counts the calls of a database method; concurrent calls count as one wait. */
function counted(owner: object, name: string): () => void {
  const ask: unknown = Reflect.get(owner, name)
  if (typeof ask !== 'function') throw new Error(`The database has no ${name}.`)
  Reflect.set(owner, name, async function count(this: unknown, ...values: unknown[]) {
    if (inFlight === 0) waits += 1
    inFlight += 1
    try {
      return await Reflect.apply(ask, this, values)
    } finally {
      inFlight -= 1
    }
  })
  return () => void Reflect.set(owner, name, ask)
}

const undo: (() => void)[] = []
beforeAll(() => {
  const statement: object = Object.getPrototypeOf(env.DB.prepare('select 1'))
  const databases: object[] = [env.DB, env.DB.withSession()].map((one) =>
    Object.getPrototypeOf(one),
  )
  undo.push(
    ...ASKING.map((name) => counted(statement, name)),
    ...databases.map((database) => counted(database, 'batch')),
  )
})
afterAll(() => {
  for (const back of undo) back()
})

/**
 * The number of sequential waits of a request for the database, once the isolate's caches are
 * filled.
 */
async function waitsOf(ask: () => Promise<Response>): Promise<number> {
  await ask()
  waits = 0
  const response = await ask()
  const came = waits
  expect(response.status).toBeLessThan(300)
  return came
}

const quote = (session: string, items: unknown[]) => () =>
  call('/quotes', {
    session,
    body: {
      items,
      discounts: [],
      offer: null,
      currency: 'USD',
      buyer: { country: 'US', state: 'TX' },
    },
  })

/** Production data has versions, by which an isolate caches the facts for prices. */
const seeded = async () =>
  await env.DB.prepare("insert into seed_versions (name, hash) values ('places', 'test')").run()

const beyond = (measured: Record<string, number>, most: Record<string, number>) =>
  Object.entries(measured).filter(([name, came]) => came > (most[name] ?? 0))

describe('database round trips', () => {
  it('are few while planning', async () => {
    await seeded()
    const session = await startSession()
    const products = '/products?country=US&mediaType=online_display'
    const measured = {
      products: await waitsOf(() => call(products)),
      places: await waitsOf(() => call('/places?country=US&q=Austin')),
      country: await waitsOf(() => call('/countries/US')),
      session: await waitsOf(() => call('/sessions', { method: 'POST' })),
      quote: await waitsOf(quote(session, [campaignItem(displayPlan())])),
      billboards: await waitsOf(quote(session, [campaignItem(billboardPlan())])),
    }
    expect(
      beyond(measured, {
        products: 1,
        places: 1,
        country: 1,
        session: 2,
        quote: 1,
        billboards: 2,
      }),
    ).toEqual([])
  })

  it('number two for an order: its pricing, and the write, which returns the order', async () => {
    await seeded()
    const session = await startSession()
    const body = orderBody({ checkout: checkoutForm({ paymentMethod: 'card' }) })
    const measured = { order: await waitsOf(() => placeOrder(session, body)) }
    expect(beyond(measured, { order: 2 })).toEqual([])
  })

  it('are few on an order’s page', async () => {
    const session = await startSession()
    const { order, accessKey } = await placed(session, orderBody())
    const measured = {
      reading: await waitsOf(() =>
        call(`/orders/${order.id}`, { headers: { 'x-amd-order-key': accessKey } }),
      ),
      report: await waitsOf(() =>
        call(`/reports/${order.id}`, { headers: { 'x-amd-order-key': accessKey } }),
      ),
      upload: await waitsOf(() =>
        call(`/upload-areas/${order.id}`, { headers: { 'x-amd-order-key': accessKey } }),
      ),
      uploadOfLine: await waitsOf(() =>
        call(`/upload-areas/${order.lines[0]?.id}`, { headers: { 'x-amd-order-key': accessKey } }),
      ),
    }
    expect(beyond(measured, { reading: 2, report: 3, upload: 2, uploadOfLine: 2 })).toEqual([])
  })

  it('are few for a returning buyer', async () => {
    const login = await givenLogin()
    const measured = {
      orders: await waitsOf(() => callAs(login, '/orders')),
      invoices: await waitsOf(() => callAs(login, '/invoices')),
    }
    expect(beyond(measured, { orders: 2, invoices: 2 })).toEqual([])
  })
})
