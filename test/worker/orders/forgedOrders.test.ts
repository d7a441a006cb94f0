import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import {
  adCreationItem,
  billboardPlan,
  call,
  campaignItem,
  checkoutForm,
  displayPlan,
  openTestPayment,
  orderBody,
  placed,
  placeOrder,
  quoteOf,
  startSession,
  useShop,
  type OrderBody,
} from '#test/support/commerce/shop.ts'

let session = ''
useShop()
beforeEach(async () => {
  session = await startSession()
})

const orderCount = async () =>
  (await env.DB.prepare('select count(*) as n from orders').first<{ n: number }>())?.n

/** The body with some of its text replaced, as a client that bypasses the forms would send it. */
const forged = (body: OrderBody, from: string, to: string): OrderBody => {
  const text = JSON.stringify(body)
  if (!text.includes(from)) throw new Error(`The body has no ${from}.`)
  return JSON.parse(text.replaceAll(from, to)) as OrderBody
}

describe('forged order', () => {
  const body = () => orderBody({ items: [adCreationItem('cart_1', 2)] })

  it.each([
    ['a negative quantity', '"quantity":2', '"quantity":-2'],
    ['no quantity', '"quantity":2', '"quantity":0'],
    ['half a quantity', '"quantity":2', '"quantity":1.5'],
    ['an enormous quantity', '"quantity":2', '"quantity":1e308'],
    ['a quantity in words', '"quantity":2', '"quantity":"2"'],
    ['a negative cost', '"cost":9000', '"cost":-9000'],
    ['an enormous cost', '"cost":9000', '"cost":9007199254740993'],
    ['a negative total', '"expectedTotalMinor":18000', '"expectedTotalMinor":-1'],
    ['a key of another kind', '"key":"cart_1"', '"key":"__proto__"'],
    ['another type', '"type":"adcreation"', '"type":"gift"'],
    ['a currency we do not know', '"currency":"USD"', '"currency":"XAU"'],
    ['terms not accepted', '"termsAccepted":true', '"termsAccepted":false'],
    ['another way to pay', '"paymentMethod":"invoice"', '"paymentMethod":"none"'],
  ])('with %s is refused by its form', async (_what, from, to) => {
    const response = await placeOrder(session, forged(body(), from, to))
    expect(response.status).toBe(422)
    expect(await orderCount()).toBe(0)
  })

  it.each([
    ['a negative budget', '"budgetMinor":15000', '"budgetMinor":-15000'],
    ['an enormous budget', '"budgetMinor":15000', '"budgetMinor":1e300'],
    ['a budget that is no number', '"budgetMinor":15000', '"budgetMinor":null'],
    ['another medium', '"mediaType":"online_display"', '"mediaType":"skywriting"'],
  ])('with a plan with %s is refused by its form', async (_what, from, to) => {
    const response = await placeOrder(session, forged(orderBody(), from, to))
    expect(response.status).toBe(422)
    expect(await orderCount()).toBe(0)
  })

  it('with a duplicate line is refused', async () => {
    const items = [adCreationItem('cart_1'), adCreationItem('cart_1')]
    expect((await placeOrder(session, orderBody({ items }))).status).toBe(422)
  })

  it('cannot choose the medium of a package, which may decide its tax', async () => {
    const items = [{ ...adCreationItem('cart_1'), media_type: 'ctv' as const }]
    const response = await placeOrder(session, orderBody({ items }))
    expect(response.status).toBe(422)
    expect((await response.json<ErrorBody>()).error.code).toBe('plan_invalid')
    expect(await orderCount()).toBe(0)
  })

  it('cannot book a plan under another medium', async () => {
    const items = [{ ...campaignItem(displayPlan()), media_type: 'ctv' as const }]
    expect((await placeOrder(session, orderBody({ items }))).status).toBe(422)
    expect(await orderCount()).toBe(0)
  })

  it('counts a campaign once, whatever its quantity', async () => {
    const item = campaignItem(displayPlan())
    item.data.quantity = 99
    const { order } = await placed(session, orderBody({ items: [item] }))
    expect(order).toMatchObject({ lines: [{ quantity: 1 }], totals: { totalMinor: 150_00 } })
  })

  it.each([
    ['does not exist', 'prd_nothing'],
    ['belongs to another medium', 'site_test'],
  ])('cannot book a screen that %s', async (_what, id) => {
    const plan = billboardPlan()
    const items = [campaignItem({ ...plan, inventory: { ...plan.inventory, selected: [id] } })]
    const response = await placeOrder(session, orderBody({ items }))
    expect(response.status).toBe(422)
    expect((await response.json<ErrorBody>()).error.code).toBe('plan_invalid')
    expect(await orderCount()).toBe(0)
  })

  it('uses a coupon once, however often and however it is written', async () => {
    const discounts = [
      { num: 'TEST25', amount: 25_00 },
      { num: ' test25 ', amount: 25_00 },
    ]
    const quote = await quoteOf(session, { items: [campaignItem(displayPlan())], discounts })
    expect(quote.totals.totalMinor).toBe(125_00)
    expect(quote.orderable).toBe(false)
    const response = await placeOrder(session, orderBody({ discounts }))
    expect((await response.json<ErrorBody>()).error.code).toBe('coupon_changed')
    expect(await orderCount()).toBe(0)
  })

  it('cannot raise a coupon’s value', async () => {
    const discounts = [{ num: 'TEST25', amount: 150_00 }]
    const response = await placeOrder(session, orderBody({ discounts, expectedTotalMinor: 0 }))
    expect(response.status).toBe(409)
    expect(await orderCount()).toBe(0)
  })

  it('cannot become free by listing nothing', async () => {
    const response = await placeOrder(session, orderBody({ items: [], expectedTotalMinor: 0 }))
    expect(response.ok).toBe(false)
    expect(await orderCount()).toBe(0)
  })
})

describe('access key of an order', () => {
  it('opens, pays and cancels no other order or payment', async () => {
    const own = await openTestPayment(session)
    const other = await openTestPayment(await startSession(), {
      checkout: checkoutForm({ email: 'bob@example.com', paymentMethod: 'card' }),
    })
    const headers = { 'x-amd-order-key': own.accessKey }
    const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
    const asked = [
      call(`/orders/${other.order.id}`, { headers }),
      call(`/orders/${other.order.id}/payments`, { method: 'POST', headers }),
      call(`/orders/${other.order.id}/cancellation`, { method: 'POST', headers }),
      call(`/orders/${other.order.id}/payments/${other.paymentId}/test-card`, {
        headers,
        body: { card },
      }),
    ]
    for (const response of await Promise.all(asked)) expect(response.status).toBe(404)
    const crossed = `/orders/${own.order.id}/payments/${other.paymentId}/test-card`
    const paid = await call(crossed, { headers, body: { card } })
    expect((await paid.json<ErrorBody>()).error.code).toBe('payment_not_open')
    expect((await own.read()).state).toBe('awaiting_payment')
    expect((await other.read()).state).toBe('awaiting_payment')
  })

  it('is not revealed by another session’s idempotency key', async () => {
    const key = 'guessable-key-0001'
    const first = await (await placeOrder(session, orderBody(), key)).json<{ accessKey: string }>()
    const foreign = await placeOrder(await startSession(), orderBody(), key)
    const second = await foreign.json<{ accessKey: string }>()
    expect(foreign.status).toBe(201)
    expect(second.accessKey).not.toBe(first.accessKey)
    expect(await orderCount()).toBe(2)
  })
})
