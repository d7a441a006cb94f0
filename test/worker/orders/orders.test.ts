import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import {
  adCreationItem,
  answer,
  billboardPlan,
  call,
  campaignItem,
  checkoutForm,
  displayPlan,
  newKey,
  orderBody,
  placed,
  placeOrder,
  quoteOf,
  startSession,
  useShop,
  type GuestOrder,
} from '#test/support/commerce/shop.ts'

let session = ''
useShop()
beforeEach(async () => {
  session = await startSession()
})

const refused = async (response: Response) => (await response.json<ErrorBody>()).error

describe('POST /api/quotes', () => {
  it('prices from the plans only and reports differences from the displayed prices', async () => {
    const forged = campaignItem(displayPlan())
    forged.data.budget = 1
    const quote = await quoteOf(session, { items: [forged, adCreationItem('cart_2', 2)] })
    expect(quote.totals.totalMinor).toBe(150_00 + 180_00)
    expect(quote.orderable).toBe(true)
    expect(quote.lines[0]?.changes[0]).toMatchObject({ field: 'price', from: 1, to: 150_00 })
    expect(quote.lines[0]?.impressions?.mid).toBeGreaterThan(1_000)
    const seen = { cart_1: { sumUsdMinor: 150_00, impressions: 5 } }
    const again = await quoteOf(session, { items: [campaignItem(displayPlan())], seen })
    expect(again.lines[0]?.changes[0]).toMatchObject({ field: 'impressions', from: 5 })
  })

  it('counts people once over all campaigns and returns each campaign’s addition', async () => {
    const items = (...keys: string[]) => keys.map((key) => campaignItem(displayPlan(), key))
    const one = await quoteOf(session, { items: items('cart_1') })
    const two = await quoteOf(session, {
      items: [...items('cart_1', 'cart_2'), adCreationItem('cart_3')],
    })
    const alone = one.reach?.people ?? 0
    const together = two.reach?.people ?? 0
    expect(alone).toBeGreaterThan(0)
    expect(together).toBeGreaterThan(alone)
    expect(together).toBeLessThan(alone * 2)
    expect(two.reach?.lines).toEqual(
      ['cart_1', 'cart_2'].map((key) => ({ key, reach: alone, adds: together - alone })),
    )
    const nothing = await quoteOf(session, { items: [adCreationItem('cart_1')] })
    expect(nothing.reach).toBeNull()
  })

  it('converts with the dated rate and adds the buyer’s tax', async () => {
    const quote = await quoteOf(session, {
      items: [campaignItem(displayPlan())],
      currency: 'EUR',
      buyer: { country: 'DE' },
    })
    expect(quote.rate).toMatchObject({ currency: 'EUR', perUsdMicros: 862_000 })
    expect(quote.totals).toMatchObject({ netMinor: 129_30, taxMinor: 24_57, totalMinor: 153_87 })
    expect(quote.tax?.label).toBe('VAT 19%')
  })

  it('is in dollars when the rate is more than a week old, and nobody pays another amount for it', async () => {
    const wanted = { items: [campaignItem(displayPlan())], currency: 'EUR' }
    await env.DB.prepare('delete from currency_rates where as_of_date > ?')
      .bind(addDays(new Date().toISOString().slice(0, 10), -8))
      .run()
    const quote = await quoteOf(session, { ...wanted, buyer: { country: 'DE' } })
    expect(quote).toMatchObject({ currency: 'USD', refusedCurrency: 'EUR' })
    // Buyers who did not ask for euros are not offered euros, either.
    const inDollars = await quoteOf(session, {
      ...wanted,
      currency: 'USD',
      buyer: { country: 'DE' },
    })
    expect(inDollars).toMatchObject({ currency: 'USD', refusedCurrency: 'EUR' })
    const checkout = checkoutForm({
      currency: 'EUR',
      billing: { country: 'DE', state: '', zipCode: '80331' },
    })
    const { totalMinor } = quote.totals
    const order = async (currency: 'EUR' | 'USD') =>
      await placeOrder(
        session,
        orderBody({ checkout: { ...checkout, currency }, expectedTotalMinor: totalMinor }),
      )
    expect(await refused(await order('EUR'))).toMatchObject({ code: 'cart_price_wrong' })
    expect((await order('USD')).status).toBe(201)
  })

  it('reports missing details without refusing to price', async () => {
    const noState = await quoteOf(session, {
      items: [campaignItem(displayPlan())],
      buyer: { country: 'US' },
    })
    expect(noState).toMatchObject({ orderable: false, tax: null, issues: [{ code: 'tax_failed' }] })
    const late = displayPlan()
    const plan = { ...late, runtime: { ...late.runtime, startDate: '2026-11-02' } }
    const [line] = (await quoteOf(session, { items: [campaignItem(plan)] })).lines
    expect(line?.issues[0]).toMatchObject({
      code: 'plan_invalid',
      fields: [{ path: expect.stringContaining('runtime') }],
    })
    const offer = { id: 'off_1', name: 'Offer', sum: 1 }
    expect((await quoteOf(session, { items: [], offer })).issues.map(({ code }) => code)).toEqual([
      'cart_empty',
      'offer_not_found',
    ])
  })
})

describe('POST /api/orders', () => {
  it('places an order with lines, invoice, audit and mail', async () => {
    const items = [campaignItem(displayPlan()), adCreationItem('cart_2', 2)]
    const { order, accessKey } = await placed(session, orderBody({ items }))
    expect(order).toMatchObject({
      number: 'AMD-100001',
      state: 'awaiting_invoice_payment',
      totals: { totalMinor: 150_00 + 2 * 90_00 },
      invoice: { state: 'open' },
      lines: [
        { state: 'awaiting_creatives', legend: 'not_running', flags: ['not_paid', 'no_creatives'] },
        { state: 'awaiting_brief', quantity: 2 },
      ],
    })
    expect(order.invoice.number).toMatch(/^INV-\d{4}-000001$/)
    const headers = { 'x-amd-order-key': accessKey }
    const read = await answer<GuestOrder>(call(`/orders/${order.id}`, { headers }))
    expect(read.order.number).toBe(order.number)
    const audit = await env.DB.prepare('select event, to_state from order_audit').all()
    expect(audit.results).toEqual([{ event: 'place', to_state: 'awaiting_invoice_payment' }])
    const mails = await env.DB.prepare('select id from mail_outbox').all()
    expect(mails.results).toEqual([{ id: `${order.id}:order_confirmation` }])
  })

  it('refuses another total than the agreed one, and lists the changes', async () => {
    const response = await placeOrder(session, orderBody({ expectedTotalMinor: 100 }))
    expect(response.status).toBe(409)
    expect(await refused(response)).toMatchObject({
      code: 'cart_price_wrong',
      message: expect.stringContaining('Wrong cart price'),
      details: { expectedTotalMinor: 100, totalMinor: 150_00 },
    })
    const count = await env.DB.prepare('select count(*) as n from orders').first()
    expect(count).toEqual({ n: 0 })
  })

  it('requires consent to a credit check for an invoice order that starts before it is due', async () => {
    const plan = displayPlan()
    const startDate = addDays(plan.runtime.startDate, -7)
    const items = [campaignItem({ ...plan, runtime: { ...plan.runtime, startDate } })]
    const early = (creditCheck: boolean) =>
      orderBody({ items, checkout: checkoutForm({ creditCheck }) })
    expect(await refused(await placeOrder(session, early(false)))).toMatchObject({
      code: 'credit_check_needed',
      fields: [{ path: 'checkout.creditCheck' }],
    })
    const { order } = await placed(session, early(true))
    expect(order.creditCheckAgreedAt).toBe(order.createdAt)
    expect((await placed(session, orderBody())).order.creditCheckAgreedAt).toBeNull()
  })

  it('refuses a forged price: only the plan counts', async () => {
    const item = campaignItem(displayPlan())
    item.data.budget = 1
    const body = orderBody({ items: [item] })
    expect((await refused(await placeOrder(session, body))).code).toBe('cart_price_wrong')
    const agreed = await placed(session, { ...body, expectedTotalMinor: 150_00 })
    expect(agreed.order.totals.totalMinor).toBe(150_00)
  })

  it('names every invalid field of the checkout', async () => {
    const checkout = checkoutForm({
      contact: { phone: '12', email: 'ann@' },
      billing: { zipCode: '7870' },
    })
    const response = await placeOrder(session, orderBody({ checkout }))
    expect(response.status).toBe(422)
    const { fields = [] } = await refused(response)
    expect(new Set(fields.map(({ path, message }) => `${path}: ${message}`))).toEqual(
      new Set([
        'checkout.contact.email: Email must be a valid email',
        'checkout.contact.phone: Wrong phone number',
        'checkout.billing.zipCode: Please enter valid ZIP code',
      ]),
    )
  })

  it('reports an invalid advertiser and an invalid address with separate errors', async () => {
    const errorOf = async (part: Parameters<typeof checkoutForm>[0]) => {
      const response = await placeOrder(session, orderBody({ checkout: checkoutForm(part) }))
      expect(response.status).toBe(422)
      return await refused(response)
    }
    expect(await errorOf({ advertiser: { website: 'no address' } })).toMatchObject({
      code: 'advertiser_invalid',
      message: 'Please check the advertiser data.',
      fields: [{ path: 'checkout.advertiser.website' }],
    })
    expect(await errorOf({ billing: { zipCode: '7870', city: '' } })).toMatchObject({
      code: 'address_invalid',
      message: 'Please check the billing address.',
      fields: [{ path: 'checkout.billing.city' }, { path: 'checkout.billing.zipCode' }],
    })
    const both = { advertiser: { name: '' }, billing: { city: '' } }
    expect(await errorOf(both)).toMatchObject({ code: 'invalid_input' })
  })

  it('charges no tax for the reverse charge: a valid VAT ID removes it', async () => {
    const checkout = checkoutForm({
      currency: 'EUR',
      contact: { type: 'company', companyName: 'Lee GmbH', phone: '+49 89 2180 0' },
      billing: { country: 'DE', state: '', zipCode: '80331', vatId: 'DE136695976' },
    })
    const { order } = await placed(session, orderBody({ checkout, expectedTotalMinor: 129_30 }))
    expect(order.tax).toMatchObject({ treatment: 'reverse_charge', taxes: [] })
    expect(order.tax.rule).toContain('2006/112/EC')
  })

  it('asks a guest whose email has an account to log in', async () => {
    const now = Date.now()
    await env.DB.prepare(
      `insert into accounts (id, name, email, email_verified, first_name, last_name, created_at, updated_at)
       values ('acc_1', 'Ann Lee', 'ann@example.com', 1, 'Ann', 'Lee', ?, ?)`,
    )
      .bind(now, now)
      .run()
    const error = await refused(await placeOrder(session, orderBody()))
    expect(error).toMatchObject({
      code: 'account_exists',
      fields: [{ path: 'checkout.contact.email' }],
    })
  })

  it('requires an idempotency key and a session', async () => {
    const noKey = await call('/orders', { session, body: orderBody() })
    expect(noKey.status).toBe(400)
    const headers = { 'Idempotency-Key': newKey() }
    expect((await call('/orders', { body: orderBody(), headers })).status).toBe(401)
  })
})

describe('GET /api/orders/:id', () => {
  it('opens with the key or cookie of the ordering browser, and with nothing else', async () => {
    const response = await placeOrder(session, orderBody())
    const cookie = response.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    const { order, accessKey } = await response.json<GuestOrder>()
    const path = `/orders/${order.id}`
    const statusOf = async (suffix: string, headers = {}) =>
      (await call(`${path}${suffix}`, { headers })).status
    expect(await statusOf('', { Cookie: cookie.split(';')[0] })).toBe(200)
    expect(await statusOf('', { 'x-amd-order-key': accessKey })).toBe(200)
    expect(await statusOf('')).toBe(404)
    expect(await statusOf('', { 'x-amd-order-key': 'key_wrong' })).toBe(404)
    const headers = { 'x-amd-order-key': accessKey }
    expect((await call(`/orders/ord_${'a'.repeat(24)}`, { headers })).status).toBe(404)
    // Addresses end up in logs, and other sites can see them.
    expect(await statusOf(`?key=${accessKey}`)).toBe(404)
  })
})

describe('slot holds', () => {
  const hold = async (as: string, plan = billboardPlan(), key = 'cart_1') =>
    await call('/slot-holds', { session: as, body: { key, plan } })

  it('hold a slot for 15 minutes, are renewed by another request and released by removal', async () => {
    const response = await hold(session)
    const { hold: held } = await response.json<{ hold: { expiresAt: string; slotCount: number } }>()
    expect(held.slotCount).toBe(1)
    const minutes = (Date.parse(held.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThanOrEqual(15)
    expect((await hold(session)).status).toBe(200)
    const claims = 'select count(*) as n from slot_claims'
    expect(await env.DB.prepare(claims).first()).toEqual({ n: 1 })
    await call('/slot-holds/cart_1', { method: 'DELETE', session })
    expect(await env.DB.prepare(claims).first()).toEqual({ n: 0 })
  })

  it('block others but not their holder; an expired one is free', async () => {
    const [second, third] = [await startSession(), await startSession()]
    expect((await hold(session)).status).toBe(200)
    expect((await hold(second)).status).toBe(200)
    const full = await hold(third)
    expect(await refused(full)).toMatchObject({
      code: 'slot_taken',
      details: { conflicts: [{ screenId: 'screen_us_austin_test_road' }] },
    })
    const items = [campaignItem(billboardPlan())]
    expect((await quoteOf(session, { items })).orderable).toBe(true)
    expect((await quoteOf(third, { items })).lines[0]?.issues[0]?.code).toBe('slot_taken')
    await env.DB.prepare(`update slot_claims set expires_at = '2020-01-01T00:00:00.000Z'`).run()
    expect((await hold(third)).status).toBe(200)
  })

  it('become bookings with the order', async () => {
    await hold(session)
    await placed(session, orderBody({ items: [campaignItem(billboardPlan())] }))
    const rows = await env.DB.prepare('select order_id, expires_at from slot_claims').all()
    expect(rows.results).toEqual([{ order_id: expect.stringMatching(/^ord_/), expires_at: null }])
  })

  it('asks about a ZIP code of another state before tax follows the state', async () => {
    const body = orderBody({ checkout: checkoutForm({ billing: { zipCode: '10001' } }) })
    const response = await placeOrder(session, body)
    expect(response.status).not.toBe(201)
    expect(JSON.stringify(await response.json())).toContain('is in New York, not in Texas')
  })
})
