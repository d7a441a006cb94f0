import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CartDiscount } from '#domain/commerce/cart/cartItem.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import type { OwnCoupon } from '#domain/commerce/coupon/ownCoupon.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  callAs,
  orderedBy,
  overviewOf,
  paidOrderOf,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import {
  answer,
  campaignItem,
  checkoutForm,
  displayPlan,
  newKey,
  orderBody,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

let login: Login
let admin: Login
useShop()
beforeEach(async () => {
  login = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

/** A coupon from a stopped campaign of 400 dollars. */
async function givenCoupon(): Promise<{ num: string; orderId: string }> {
  const items = [campaignItem(displayPlan({ budgetMinor: 400_00 }))]
  const { id, lines } = await paidOrderOf(login, admin, { items, expectedTotalMinor: 400_00 })
  await callAs(login, `/orders/${id}/lines/${lines[0]?.lineId}/stop`, {
    body: { expectedCouponUsdMinor: 400_00 },
  })
  const num = (await overviewOf(login, id)).lines[0]?.coupon?.num ?? ''
  return { num, orderId: id }
}

const check = async (num: string) =>
  await callAs(login, '/coupons/check', { session: await startSession(), body: { num } })
const worth = async (num: string) => (await answer<CartDiscount>(check(num))).amount
const own = async () => (await answer<{ coupons: OwnCoupon[] }>(callAs(login, '/coupons'))).coupons

/** An order of 150 dollars that the coupon pays for. */
const paidWith = async (num: string, amount: number) =>
  await orderedBy(login, { discounts: [{ num, amount }], expectedTotalMinor: 0 })

describe('coupon issued for paid money', () => {
  it('keeps the amount that an order does not use', async () => {
    const { num, orderId } = await givenCoupon()
    expect(await answer(check(num))).toMatchObject({ amount: 400_00, keepsRest: true })
    const first = await paidWith(num, 400_00)
    expect(first.discounts).toMatchObject([
      { num, amount: 400_00, curAmount: 150_00, keepsRest: true },
    ])
    expect(await worth(num)).toBe(250_00)
    expect(await own()).toMatchObject([{ num, amountMinor: 250_00, issuedMinor: 400_00 }])
    const { lines } = await overviewOf(login, orderId)
    expect(lines[0]?.coupon).toMatchObject({
      amountMinor: 400_00,
      leftMinor: 250_00,
      isUsed: false,
    })
    await paidWith(num, 250_00)
    await orderedBy(login, { discounts: [{ num, amount: 100_00 }], expectedTotalMinor: 50_00 })
    const gone = await answer(check(num))
    expect(gone.error.code).toBe('coupon_claimed')
    expect(await own()).toEqual([])
    const page = await answer<{ rows: object[] }>(callAs(admin, `/coupon-series/given?q=${num}`))
    expect(page.rows).toMatchObject([{ num, leftMinor: 0, otherUses: 2 }])
  })

  it('reports in a cart that another order used part of it', async () => {
    const { num } = await givenCoupon()
    await paidWith(num, 400_00)
    const quote = await answer<Quote>(
      callAs(login, '/quotes', {
        session: await startSession(),
        body: {
          items: [campaignItem(displayPlan())],
          discounts: [{ num, amount: 400_00 }],
          offer: null,
        },
      }),
    )
    expect(quote.discounts[0]?.issue?.code).toBe('coupon_changed')
  })

  it('never pays more than its value, for any number of simultaneous orders', async () => {
    const { num } = await givenCoupon()
    const sessions = await Promise.all([startSession(), startSession(), startSession()])
    const responses = await Promise.all(
      sessions.map((session) =>
        callAs(login, '/orders', {
          session,
          body: orderBody({
            checkout: checkoutForm(),
            items: [campaignItem(displayPlan({ budgetMinor: 250_00 }))],
            discounts: [{ num, amount: 400_00 }],
            expectedTotalMinor: 0,
          }),
          headers: { 'Idempotency-Key': newKey() },
        }),
      ),
    )
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 409, 409])
    expect(await worth(num)).toBe(150_00)
  })

  it('gets back the amount that a canceled order used', async () => {
    const { num } = await givenCoupon()
    await paidWith(num, 400_00)
    const { id } = await orderedBy(login, {
      items: [campaignItem(displayPlan({ budgetMinor: 300_00 }))],
      discounts: [{ num, amount: 250_00 }],
      expectedTotalMinor: 50_00,
    })
    expect((await answer(check(num))).error.code).toBe('coupon_claimed')
    const response = await callAs(admin, `/desk-orders/${id}/cancellation`, {
      body: { reason: 'The buyer asked for it.' },
    })
    expect(response.status).toBe(200)
    expect(await worth(num)).toBe(250_00)
  })

  it('has no database claims above its issued value', async () => {
    const { num } = await givenCoupon()
    const claim = (orderId: string, amountMinor: number) =>
      env.DB.prepare(
        `insert into coupon_claims (num, claimant, order_id, claimed_at, amount_minor) values (?, ?, ?, '', ?)`,
      )
        .bind(num, `order:${orderId}`, orderId, amountMinor)
        .run()
    await claim('a', 399_99)
    await expect(claim('b', 2)).rejects.toThrow('coupon_claims_balance')
    await claim('c', 1)
    await expect(
      env.DB.prepare('update coupon_claims set amount_minor = 2 where order_id = ?')
        .bind('c')
        .run(),
    ).rejects.toThrow('coupon_claims_balance')
  })
})
