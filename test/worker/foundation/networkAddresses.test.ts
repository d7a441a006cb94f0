import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { hashText } from '#worker/adapters/signature.ts'
import { givenAccount, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import {
  billboardPlan,
  call,
  campaignItem,
  checkoutForm,
  newKey,
  orderBody,
  useShop,
  type GuestOrder,
} from '#test/support/commerce/shop.ts'

useShop()

const ADDRESS = '203.0.113.77'
const fromThere = { 'CF-Connecting-IP': ADDRESS }
const ask = async (path: string, options: Parameters<typeof call>[1] = {}) =>
  await call(path, { ...options, headers: { ...fromThere, ...options.headers } })

/** Every row of every table, as text. */
async function everythingStored(): Promise<Map<string, string>> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\'`,
  ).all<{ name: string }>()
  const tables = await Promise.all(
    results.map(async ({ name }) => {
      const rows = await env.DB.prepare(`select * from "${name}"`).all()
      return [name, rows.results.map((row) => JSON.stringify(row)).join('\n')] as const
    }),
  )
  return new Map(tables)
}

describe('a visitor’s IP address', () => {
  it('is stored nowhere, not even indirectly: sessions, carts, slots, coupons, orders, uploads, logins', async () => {
    const session = (
      await (await ask('/sessions', { method: 'POST' })).json<{ sessionId: string }>()
    ).sessionId
    const plan = billboardPlan()
    expect((await ask('/slot-holds', { session, body: { key: 'cart_1', plan } })).status).toBe(200)
    await ask('/coupons/check', { session, body: { num: 'NOSUCH1' } })
    const order = await ask('/orders', {
      session,
      body: orderBody({
        items: [campaignItem(plan)],
        checkout: checkoutForm(),
        discounts: [{ num: 'EACH25', amount: 25_00 }],
      }),
      headers: { 'Idempotency-Key': newKey() },
    })
    expect(order.status).toBe(201)
    const { order: placed, accessKey } = await order.json<GuestOrder>()
    const upload = await ask(`/lines/${placed.lines[0]?.id}/uploads`, {
      body: { name: 'poster.png', bytes: 1_000 },
      headers: { 'x-amd-order-key': accessKey },
    })
    expect(upload.status).toBe(201)
    const { email } = await givenAccount()
    expect((await ask('/logins', { body: { email, password: 'not this one' } })).ok).toBe(false)
    expect((await ask('/logins', { body: { email, password: TEST_PASSWORD } })).ok).toBe(true)

    const stored = await everythingStored()
    for (const table of ['slot_claims', 'creative_uploads', 'account_sessions', 'coupon_claims'])
      expect(stored.get(table)).not.toBe('')
    const digest = await hashText(ADDRESS)
    const telling = [...stored].filter(
      ([, rows]) => rows.includes(ADDRESS) || rows.includes(digest),
    )
    expect(telling.map(([table]) => table)).toEqual([])
  })
})
