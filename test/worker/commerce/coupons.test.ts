import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import {
  call,
  checkoutForm,
  newKey,
  orderBody,
  placed,
  placeOrder,
  quoteOf,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

let session = ''
useShop()
beforeEach(async () => {
  session = await startSession()
})

const from = (address: string) => ({ 'CF-Connecting-IP': address })
const ELSEWHERE = from('198.51.100.7')
const check = async (num: string, email?: string, headers = {}) =>
  await call('/coupons/check', { session, headers, body: { num, ...(email ? { email } : {}) } })
const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code

const withCoupon = (num: string, email: string) =>
  orderBody({ checkout: checkoutForm({ email }), discounts: [{ num, amount: 25_00 }] })

describe('POST /api/coupons/check', () => {
  it('returns the coupon in the cart’s format, however it is typed', async () => {
    const response = await check(' test25 ')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ num: 'TEST25', amount: 25_00, expiresAt: null })
  })

  it('explains why a coupon cannot be used', async () => {
    expect(await codeOf(await check('NOPE'))).toBe('coupon_invalid')
    expect(await codeOf(await check('OLD10'))).toBe('coupon_expired')
    await placed(session, withCoupon('TEST25', 'ann@example.com'))
    expect(await codeOf(await check('TEST25'))).toBe('coupon_claimed')
  })

  it('recognizes a buyer who has used a once-per-buyer coupon', async () => {
    await placed(session, withCoupon('EACH25', 'ann@example.com'))
    expect((await check('EACH25', undefined, ELSEWHERE)).status).toBe(200)
    const sameAddress = await check('EACH25', 'Ann@Example.com', ELSEWHERE)
    expect(await codeOf(sameAddress)).toBe('coupon_claimed')
    const other = withCoupon('EACH25', 'ben@example.com')
    expect((await placeOrder(session, other, newKey(), ELSEWHERE)).status).toBe(201)
  })

  it('asks a second guest of the network to log in', async () => {
    await placed(session, withCoupon('EACH25', 'ann@example.com'))
    const { error } = await (await check('EACH25', 'ben@example.com')).json<ErrorBody>()
    expect(error).toMatchObject({ code: 'coupon_claimed' })
    expect(error.message).toContain('log in')
    const again = await (await check('EACH25', 'ann@example.com')).json<ErrorBody>()
    expect(again.error.message).not.toContain('log in')
  })

  it('recognizes a buyer behind tags and dots, and a guest by the network', async () => {
    await placed(session, withCoupon('EACH25', 'ann.lee@gmail.com'))
    for (const disguise of ['annlee@gmail.com', 'A.nnlee+2@googlemail.com']) {
      expect(await codeOf(await check('EACH25', disguise, ELSEWHERE))).toBe('coupon_claimed')
      const again = await placeOrder(session, withCoupon('EACH25', disguise), newKey(), ELSEWHERE)
      expect(await codeOf(again)).toBe('coupon_changed')
    }
    expect(await codeOf(await check('EACH25', 'ben@example.com'))).toBe('coupon_claimed')
    expect(await codeOf(await placeOrder(session, withCoupon('EACH25', 'ben@example.com')))).toBe(
      'coupon_changed',
    )
  })
})

describe('coupon in a cart', () => {
  it('that was used or changed takes nothing off and says so', async () => {
    await placed(session, withCoupon('TEST25', 'ann@example.com'))
    const { items } = orderBody()
    const used = await quoteOf(session, { items, discounts: [{ num: 'TEST25', amount: 25_00 }] })
    expect(used.discounts[0]?.issue?.code).toBe('coupon_changed')
    expect(used.totals.discountMinor).toBe(0)
    const changed = await quoteOf(session, { items, discounts: [{ num: 'EACH25', amount: 99 }] })
    expect(changed.discounts[0]).toMatchObject({ amount: 99, issue: { code: 'coupon_changed' } })
    expect(changed.orderable).toBe(false)
  })

  it('that does not exist looks like a used one, and like one of another value', async () => {
    await placed(session, withCoupon('TEST25', 'ann@example.com'))
    const { items } = orderBody()
    const told = async (num: string) => {
      const [discount] = (await quoteOf(session, { items, discounts: [{ num, amount: 25_01 }] }))
        .discounts
      return { ...discount, num: '' }
    }
    const unknown = await told('MADEUP')
    expect(await told('TEST25')).toEqual(unknown)
    expect(await told('EACH25')).toEqual(unknown)
    expect(await told('OLD10')).toEqual(unknown)
  })

  it('counts against the limit of the coupon check when wrong, on every route', async () => {
    const { items } = orderBody()
    const guesses = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ num: `GUESS${index}`, amount: 1 }))
    const ask = async (path: string, discounts: unknown, headers = {}) =>
      await call(path, {
        method: path === '/cart' ? 'PUT' : 'POST',
        session,
        headers,
        body: { items, discounts, version: Date.now() },
      })
    const right = [{ num: 'TEST25', amount: 25_00 }]
    for (let times = 0; times < 12; times += 1) {
      expect((await ask('/quotes', right)).status).toBe(200)
    }
    expect((await ask('/quotes', guesses(4))).status).toBe(200)
    expect((await ask('/cart', guesses(4))).status).toBe(200)
    expect(await codeOf(await check('GUESS9'))).toBe('coupon_invalid')
    expect(await codeOf(await ask('/quotes', guesses(2)))).toBe('too_many_attempts')
    // Nothing is revealed any more, not even about a valid code.
    expect(await codeOf(await ask('/quotes', right))).toBe('too_many_attempts')
    expect(await codeOf(await ask('/cart', right))).toBe('too_many_attempts')
    expect(await codeOf(await check('TEST25'))).toBe('too_many_attempts')
    expect((await ask('/quotes', [])).status).toBe(200)
    expect((await ask('/quotes', right, ELSEWHERE)).status).toBe(200)
  })

  it('cannot be found by many simultaneous guesses', async () => {
    const { items } = orderBody()
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call('/quotes', {
          session,
          headers: from('198.51.100.8'),
          body: { items, discounts: [{ num: `GUESS${index}`, amount: 25_00 }] },
        }),
      ),
    )
    expect(asked.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(10)
  })

  it('counts once, even when sent twice', async () => {
    const { items } = orderBody()
    const twice = [1, 2].map(() => ({ num: 'TEST25', amount: 25_00 }))
    const quote = await quoteOf(session, { items, discounts: twice })
    expect(quote.totals.discountMinor).toBe(25_00)
  })

  it('books an order with nothing left to pay at once, by invoice only', async () => {
    const discounts = [{ num: 'FREE', amount: 1_000_000_00 }]
    const card = checkoutForm({ paymentMethod: 'card' })
    const refused = await placeOrder(session, orderBody({ discounts, checkout: card }))
    expect(await codeOf(refused)).toBe('cart_too_small')
    const { order } = await placed(session, orderBody({ discounts }))
    expect(order).toMatchObject({ state: 'booked', invoice: { state: 'paid' } })
  })
})
