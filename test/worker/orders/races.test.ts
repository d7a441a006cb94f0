import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import {
  billboardPlan,
  call,
  campaignItem,
  checkoutForm,
  LOOP_SLOTS,
  newKey,
  orderBody,
  placeOrder,
  startSession,
  type GuestOrder,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const buyers = async (count: number) =>
  await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      session: await startSession(),
      email: `buyer${index}@example.com`,
    })),
  )

const statuses = (responses: Response[]) =>
  responses.map(({ status }) => status).sort((a, b) => a - b)

const refusals = async (responses: Response[]) =>
  await Promise.all(
    responses
      .filter(({ ok }) => !ok)
      .map(async (response) => (await response.json<ErrorBody>()).error),
  )

const count = async (sql: string) =>
  (await env.DB.prepare(`select count(*) as count from ${sql}`).first<{ count: number }>())?.count

describe('simultaneous buyers', () => {
  it('of one coupon: exactly one gets it', async () => {
    const responses = await Promise.all(
      (await buyers(5)).map(({ session, email }) =>
        placeOrder(
          session,
          orderBody({
            checkout: checkoutForm({ email }),
            discounts: [{ num: 'TEST25', amount: 25_00 }],
          }),
        ),
      ),
    )
    expect(statuses(responses)).toEqual([201, 409, 409, 409, 409])
    const codes = (await refusals(responses)).map(({ code }) => code)
    expect(codes.every((code) => code === 'coupon_claimed' || code === 'coupon_changed')).toBe(true)
    expect(await count('coupon_claims')).toBe(1)
    expect(await count('orders')).toBe(1)
  })

  it('of the last slots: exactly as many as there are slots get one, the others see free alternatives', async () => {
    const items = [campaignItem(billboardPlan())]
    const responses = await Promise.all(
      (await buyers(LOOP_SLOTS + 2)).map(({ session, email }) =>
        placeOrder(session, orderBody({ checkout: checkoutForm({ email }), items })),
      ),
    )
    expect(statuses(responses)).toEqual([201, 201, 409, 409])
    for (const { code, details } of await refusals(responses)) {
      expect(code).toBe('slot_taken')
      expect(details).toMatchObject({
        key: 'cart_1',
        conflicts: [
          {
            screenId: 'screen_us_austin_test_road',
            nearby: [{ screenId: 'screen_us_austin_second' }],
            nextFree: { weeksLater: 1 },
          },
        ],
      })
    }
    expect(await count('slot_claims')).toBe(LOOP_SLOTS)
  })

  it('of slots to hold: no more than there are', async () => {
    const responses = await Promise.all(
      (await buyers(5)).map(({ session }) =>
        call('/slot-holds', { session, body: { key: 'cart_1', plan: billboardPlan() } }),
      ),
    )
    expect(statuses(responses)).toEqual([200, 200, 409, 409, 409])
  })

  it('twenty at once get twenty orders with numbers and invoices of their own', async () => {
    const responses = await Promise.all(
      (await buyers(20)).map(({ session, email }) =>
        placeOrder(session, orderBody({ checkout: checkoutForm({ email }) })),
      ),
    )
    const orders = await Promise.all(
      responses.map(async (response) => (await response.json<GuestOrder>()).order),
    )
    expect(new Set(orders.map(({ number }) => number)).size).toBe(20)
    const sequences = orders
      .map(({ invoice }) => Number(invoice.number.slice(-6)))
      .sort((a, b) => a - b)
    expect(sequences).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })
})

describe('double click', () => {
  it('returns the same order, even with a coupon that the first click claimed', async () => {
    const session = await startSession()
    const key = newKey()
    const body = orderBody({ discounts: [{ num: 'TEST25', amount: 25_00 }] })
    const responses = await Promise.all([1, 2, 3].map(() => placeOrder(session, body, key)))
    expect(statuses(responses)).toEqual([201, 201, 201])
    const ids = await Promise.all(
      responses.map(async (response) => (await response.json<GuestOrder>()).order.id),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await count('orders')).toBe(1)
    expect(await count('mail_outbox')).toBe(1)
  })

  it('returns the same order to a much later retry, and refuses other content under the key', async () => {
    const session = await startSession()
    const key = newKey()
    const first = await (await placeOrder(session, orderBody(), key)).json<GuestOrder>()
    const retry = await (await placeOrder(session, orderBody(), key)).json<GuestOrder>()
    expect(retry.order.id).toBe(first.order.id)
    const other = orderBody({ checkout: checkoutForm({ email: 'other@example.com' }) })
    const [error] = await refusals([await placeOrder(session, other, key)])
    expect(error?.code).toBe('idempotency_mismatch')
  })
})
