import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { ATTEMPT_LIMITS } from '#domain/accounts/attemptLimit.ts'
import { MAX_CART_LINES, NETWORK_BYTES_A_DAY } from '#domain/commerce/cart/cartLimits.ts'
import type { CartItem, CartState } from '#domain/commerce/cart/cartItem.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import { ordersADay } from '#domain/orders/order/orderLimits.ts'
import { deleteExpiredRows } from '#database/queries/foundation/expired.ts'
import { deleteExpiredCarts } from '#worker/operations/commerce/cart/deleteExpiredCarts.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs } from '#test/support/orders/ownOrders.ts'
import {
  answer,
  call,
  campaignItem,
  displayPlan,
  newKey,
  orderBody,
  placed,
  placeOrder,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const NETWORK = { 'CF-Connecting-IP': '203.0.113.7' }
const OTHER_NETWORK = { 'CF-Connecting-IP': '203.0.113.8' }

let session = ''
let version = 0
useShop()
beforeEach(async () => {
  session = await startSession()
})

const lines = (count: number): CartItem[] =>
  Array.from({ length: count }, (_, index) => campaignItem(displayPlan(), `cart_${index + 1}`))

const put = async (items: CartItem[], headers: Record<string, string> = NETWORK) => {
  version += 1
  const body = { version, items, discounts: [], offer: null }
  return await call('/cart', { method: 'PUT', session, body, headers })
}

const quote = async (items: CartItem[], headers: Record<string, string>) =>
  await call('/quotes', { session, body: { items, discounts: [] }, headers })

const errorOf = async (response: Response) => (await response.json<ErrorBody>()).error
const storedBytes = async () =>
  await env.DB.prepare(
    `select max(count) as count from attempt_counters where key like 'stored:%'`,
  ).first<{ count: number }>()
const fillUpTo = async (bytes: number) =>
  await env.DB.prepare(`update attempt_counters set count = ? where key like 'stored:%'`)
    .bind(bytes)
    .run()

describe('a cart', () => {
  it(`holds at most ${MAX_CART_LINES} entries, and says so`, async () => {
    expect((await put(lines(MAX_CART_LINES))).status).toBe(200)
    for (const refused of [
      await put(lines(MAX_CART_LINES + 1)),
      await quote(lines(MAX_CART_LINES + 1), OTHER_NETWORK),
    ]) {
      expect(refused.status).toBe(422)
      const { fields } = await errorOf(refused)
      expect(fields).toContainEqual({
        path: 'items',
        message: 'A cart holds at most 50 entries.',
      })
    }
  })

  it('accepts a campaign with 5,000 ZIP codes', async () => {
    const plan = displayPlan()
    const zipCodes = Array.from({ length: 5_000 }, (_, index) => String(10_000 + index))
    const region = { ...plan.region, wholeCountry: false, zipCodes }
    expect((await put([campaignItem({ ...plan, region })])).status).toBe(200)
  })

  it('keeps only existing websites, as many as a plan may have', async () => {
    const item = campaignItem(displayPlan())
    const { name } = await env.DB.prepare('select name from products limit 1')
      .first<{
        name: string
      }>()
      .then((row) => row ?? { name: '' })
    item.data.websites = { News: [name, 'Made up Daily'], Lies: ['Never was'] }
    const { cart } = await answer<{ cart: CartState }>(put([item]))
    expect(cart.items.cart[0]?.data.websites).toEqual({ News: [name] })
    item.data.websites = { News: Array.from({ length: 501 }, (_, index) => `Site ${index}`) }
    expect((await put([item])).status).toBe(422)
    item.data.websites = Object.fromEntries(
      [1, 2].map((topic) => [`Topic ${topic}`, Array.from({ length: 300 }, () => name)]),
    )
    expect((await put([item])).status).toBe(422)
  })
})

describe('network', () => {
  it('has a daily quota of cart bytes, counted as sent and separate from other networks', async () => {
    await put(lines(3))
    const before = (await storedBytes())?.count ?? 0
    await put(lines(3))
    const size = ((await storedBytes())?.count ?? 0) - before
    expect(size).toBeGreaterThan(1_000)
    await fillUpTo(NETWORK_BYTES_A_DAY - Math.round(3.5 * size))
    const parallel = await Promise.all(Array.from({ length: 6 }, () => put(lines(3))))
    expect(parallel.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = parallel.find(({ status }) => status !== 200)
    expect(refused?.status).toBe(429)
    expect(await errorOf(refused ?? Response.error())).toMatchObject({
      code: 'network_quota_reached',
      message: expect.stringMatching(/stays in this browser; please try again tomorrow/),
    })
    expect((await put(lines(3), OTHER_NETWORK)).status).toBe(200)
  })

  it('starts sessions from the same quota', async () => {
    await put(lines(1))
    await fillUpTo(NETWORK_BYTES_A_DAY)
    const refused = await call('/sessions', { method: 'POST', headers: NETWORK })
    expect(refused.status).toBe(429)
    expect((await errorOf(refused)).code).toBe('network_quota_reached')
    expect((await call('/sessions', { method: 'POST', headers: OTHER_NETWORK })).status).toBe(201)
  })

  it('has a limit on expensive quotes, with a retry time, and slows no other network', async () => {
    const heavyPlan = displayPlan()
    const place = { placeId: 'city_austin', label: 'Austin', latitude: 30.27, longitude: -97.74 }
    const region = {
      ...heavyPlan.region,
      wholeCountry: false,
      places: Array.from({ length: 10 }, () => ({ ...place, radius: 100 })),
    }
    const heavy = Array.from({ length: 10 }, (_, index) =>
      campaignItem({ ...heavyPlan, region }, `cart_${index + 1}`),
    )
    const headers = { 'CF-Connecting-IP': '203.0.113.9' }
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push((await quote(heavy, headers)).status)
    }
    expect(statuses).toEqual([200, 429, 429, 429, 429])
    const light = await quote(lines(1), headers)
    expect(light.status).toBe(429)
    expect(Number(light.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await quote(lines(1), OTHER_NETWORK)).status).toBe(200)
    const order = await call('/orders', {
      session,
      body: orderBody(),
      headers: { ...headers, 'Idempotency-Key': 'heavy-order-1' },
    })
    expect(order.status).toBe(429)
  })
})

describe('orders and registrations of a network', () => {
  const countOf = async (kind: string) =>
    await env.DB.prepare(`select count from attempt_counters where key like '${kind}:%'`).first(
      'count',
    )
  const raiseTo = async (kind: string, count: number) =>
    await env.DB.prepare(`update attempt_counters set count = ? where key like '${kind}:%'`)
      .bind(count)
      .run()
  const order = async (headers = NETWORK, key = newKey()) =>
    await placeOrder(session, orderBody(), key, headers)

  it('have a daily quota with advice; repeats return the same result, and other networks are unaffected', async () => {
    const key = newKey()
    expect((await order(NETWORK, key)).status).toBe(201)
    expect((await order(NETWORK, key)).status).toBe(201)
    expect(await countOf('orders-from')).toBe(1)
    await raiseTo('orders-from', ordersADay({ hasPaidBefore: false }) - 1)
    const parallel = await Promise.all([order(), order(), order()])
    expect(parallel.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = parallel.find(({ status }) => status === 429)
    expect(await errorOf(refused ?? Response.error())).toMatchObject({
      code: 'order_limit',
      message: expect.stringMatching(/try again tomorrow, or ask our desk/),
    })
    expect((await order(NETWORK, key)).status).toBe(201)
    expect((await order(OTHER_NETWORK)).status).toBe(201)
    const yesterday = new Date(Date.now() - 1).toISOString()
    await env.DB.prepare('update attempt_counters set window_ends_at = ?').bind(yesterday).run()
    expect((await order()).status).toBe(201)
  })

  it('have a higher quota for an account that has paid an order', async () => {
    const login = await givenLogin()
    const ordered = async () =>
      await callAs(login, '/orders', {
        session,
        body: orderBody(),
        headers: { ...NETWORK, 'Idempotency-Key': newKey() },
      })
    expect((await ordered()).status).toBe(201)
    await raiseTo('orders-from', ordersADay({ hasPaidBefore: false }))
    expect((await ordered()).status).toBe(429)
    await env.DB.prepare('update orders set paid_at = created_at').run()
    expect((await ordered()).status).toBe(201)
    await raiseTo('orders-from', ordersADay({ hasPaidBefore: true }))
    expect((await ordered()).status).toBe(429)
  })

  it('do not count when nothing was ordered', async () => {
    const wrong = orderBody({ expectedTotalMinor: 1 })
    expect((await placeOrder(session, wrong, newKey(), NETWORK)).status).toBe(409)
    const claimed = { discounts: [{ num: 'EACH25', amount: 25_00 }] }
    expect((await placeOrder(session, orderBody(claimed), newKey(), NETWORK)).status).toBe(201)
    expect((await placeOrder(session, orderBody(claimed), newKey(), NETWORK)).status).toBe(409)
    expect(await countOf('orders-from')).toBe(1)
  })

  it('send mail to a daily number of addresses, and block nobody else’s registration', async () => {
    const register = async (name: string, headers: Record<string, string>) => {
      const registration = {
        firstName: 'Ann',
        lastName: 'Lee',
        email: `${name}@example.com`,
        password: 'correct horse battery 9',
        type: 'individual',
        companyName: '',
      }
      return (await call('/registrations', { body: registration, headers })).status
    }
    expect(await register('first', NETWORK)).toBe(202)
    await raiseTo('registration', ATTEMPT_LIMITS.registration.count)
    expect(await register('second', NETWORK)).toBe(429)
    expect(await register('second', OTHER_NETWORK)).toBe(202)
  })
})

describe('the clock', () => {
  const countOf = async (table: string) =>
    (await env.DB.prepare(`select count(*) as n from ${table}`).first<{ n: number }>())?.n
  const after = async (days: number) =>
    await deleteExpiredCarts({ ...databaseContext(env), now: new Date(Date.now() + days * DAY_MS) })

  it('deletes carts after 90 days, sessions and idempotency keys after 30; orders stay', async () => {
    await put(lines(1))
    await placed(session, orderBody())
    await after(29)
    expect(await countOf('sessions')).toBe(1)
    expect(await countOf('idempotency_keys')).toBe(1)
    await after(31)
    expect(await countOf('sessions')).toBe(0)
    expect(await countOf('idempotency_keys')).toBe(0)
    expect(await countOf('cart_snapshots')).toBe(1)
    await after(91)
    expect(await countOf('cart_snapshots')).toBe(0)
    expect(await countOf('orders')).toBe(1)
  })

  it('deletes a bounded number per run, the oldest first', async () => {
    const insert = env.DB.prepare('insert into sessions (id, created_at) values (?, ?)')
    await env.DB.batch(
      [1, 2, 3].map((day) => insert.bind(`ses_${day}`, `2020-01-0${day}T00:00:00.000Z`)),
    )
    const old = '2021-01-01T00:00:00.000Z'
    await deleteExpiredRows(connect(env.DB), { carts: old, sessions: old, keys: old }, 2)
    const { results } = await env.DB.prepare('select id from sessions order by id').all()
    expect(results).toContainEqual({ id: 'ses_3' })
    expect(results).not.toContainEqual({ id: 'ses_2' })
  })
})
