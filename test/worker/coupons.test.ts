import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#domain/errors/errorCatalogue.ts'
import {
  call,
  checkoutForm,
  orderBody,
  placed,
  placeOrder,
  quoteOf,
  startSession,
  useShop,
} from '#test/support/shop.ts'

let session = ''
useShop()
beforeEach(async () => {
  session = await startSession()
})

const check = async (num: string, email?: string) =>
  await call('/coupons/check', { session, body: { num, ...(email ? { email } : {}) } })
const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code

const withCoupon = (num: string, email: string) =>
  orderBody({ checkout: checkoutForm({ email }), discounts: [{ num, amount: 25_00 }] })

describe('POST /api/coupons/check', () => {
  it('gives the coupon as the cart stores it, however it is typed', async () => {
    const response = await check(' test25 ')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ num: 'TEST25', amount: 25_00, expiresAt: null })
  })

  it('says why a coupon cannot be used', async () => {
    expect(await codeOf(await check('NOPE'))).toBe('coupon_invalid')
    expect(await codeOf(await check('OLD10'))).toBe('coupon_expired')
    await placed(session, withCoupon('TEST25', 'ann@example.com'))
    expect(await codeOf(await check('TEST25'))).toBe('coupon_claimed')
  })

  it('knows who has used one that is once for each buyer', async () => {
    await placed(session, withCoupon('EACH25', 'ann@example.com'))
    expect((await check('EACH25')).status).toBe(200)
    expect(await codeOf(await check('EACH25', 'Ann@Example.com'))).toBe('coupon_claimed')
    expect((await placeOrder(session, withCoupon('EACH25', 'ben@example.com'))).status).toBe(201)
  })
})

describe('a coupon in a cart', () => {
  it('that was used or changed since takes nothing off and says so', async () => {
    await placed(session, withCoupon('TEST25', 'ann@example.com'))
    const { items } = orderBody()
    const used = await quoteOf(session, { items, discounts: [{ num: 'TEST25', amount: 25_00 }] })
    expect(used.discounts[0]?.issue?.code).toBe('coupon_changed')
    expect(used.totals.discountMinor).toBe(0)
    const changed = await quoteOf(session, { items, discounts: [{ num: 'EACH25', amount: 99 }] })
    expect(changed.discounts[0]).toMatchObject({ amount: 25_00, issue: { code: 'coupon_changed' } })
    expect(changed.orderable).toBe(false)
  })

  it('counts once, even when it is sent twice', async () => {
    const { items } = orderBody()
    const twice = [1, 2].map(() => ({ num: 'TEST25', amount: 25_00 }))
    const quote = await quoteOf(session, { items, discounts: twice })
    expect(quote.totals.discountMinor).toBe(25_00)
  })

  it('makes an order of nothing left to pay booked at once, by invoice only', async () => {
    const discounts = [{ num: 'FREE', amount: 1_000_000_00 }]
    const card = checkoutForm({ paymentMethod: 'card' })
    const refused = await placeOrder(session, orderBody({ discounts, checkout: card }))
    expect(await codeOf(refused)).toBe('cart_too_small')
    const { order } = await placed(session, orderBody({ discounts }))
    expect(order).toMatchObject({ state: 'booked', invoice: { state: 'paid' } })
  })
})
