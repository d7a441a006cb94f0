import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'
import { applyPaymentEvent } from '#worker/operations/orders/payments/applyPaymentEvent.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { runJobs } from '#test/support/foundation/jobs.ts'
import {
  billboardPlan,
  call,
  campaignItem,
  displayPlan,
  openTestPayment,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const OK = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const NO_FUNDS = '4000 0000 0000 9995'
const CHALLENGE = '4000 0027 6000 3184'

let session = ''
useShop()
beforeEach(async () => {
  session = await startSession()
})

const errorOf = async (response: Response) => (await response.json<ErrorBody>()).error

const count = async (sql: string) =>
  (await env.DB.prepare(`select count(*) as count from ${sql}`).first<{ count: number }>())?.count

const event = (paymentId: string, changes: Partial<PaymentEvent> = {}): PaymentEvent => ({
  gateway: 'test',
  eventId: `evt_${crypto.randomUUID()}`,
  paymentId,
  type: 'succeeded',
  occurredAt: new Date().toISOString(),
  amountMinor: 150_00,
  currency: 'USD',
  declineCode: null,
  ...changes,
})

const context = (now = new Date()) => ({
  ...databaseContext(env),
  settings: settingsOf(env),
  now,
  requestId: 'test',
  account: null,
  waitUntil: () => {},
})

const runCron = async (at: Date) => await runJobs('five_minutes', at)

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('card order', () => {
  it('awaits its payment, and is booked and confirmed by it', async () => {
    const payment = await openTestPayment(session)
    expect(payment.order).toMatchObject({
      state: 'awaiting_payment',
      lines: [{ state: 'reserved' }],
    })
    expect(await count('mail_outbox')).toBe(0)
    expect((await payment.pay(OK)).status).toBe(200)
    expect(await payment.read()).toMatchObject({
      state: 'booked',
      invoice: { state: 'paid' },
      lines: [{ state: 'awaiting_creatives' }],
      payment: { state: 'succeeded' },
    })
    expect(await count(`mail_outbox where kind = 'order_confirmation'`)).toBe(1)
  })

  it('can be tried again after a decline', async () => {
    const payment = await openTestPayment(session)
    const declined = await payment.pay(DECLINED)
    expect(declined.status).toBe(402)
    expect(await errorOf(declined)).toMatchObject({
      code: 'payment_declined',
      details: { declineCode: 'generic_decline' },
    })
    expect((await errorOf(await payment.pay(NO_FUNDS))).message).toContain('insufficient funds')
    expect((await payment.read()).state).toBe('awaiting_payment')
    expect((await payment.pay(OK)).status).toBe(200)
    expect((await payment.read()).state).toBe('booked')
  })

  it('checks number, expiry and CVC, and stores no card data', async () => {
    const payment = await openTestPayment(session)
    const wrong = await payment.pay('4242 4242 4242 4241', { expiry: '01/20', cvc: '1' })
    expect(wrong.status).toBe(422)
    expect((await errorOf(wrong)).fields?.map(({ path }) => path)).toEqual([
      'card.number',
      'card.expiry',
      'card.cvc',
    ])
    await payment.pay(OK)
    const rows = await env.DB.batch(
      ['payments', 'payment_events', 'order_audit', 'orders'].map((table) =>
        env.DB.prepare(`select * from ${table}`),
      ),
    )
    expect(JSON.stringify(rows.map(({ results }) => results))).not.toContain('4242')
  })

  it('asks for a challenge: refusing declines, accepting pays', async () => {
    const payment = await openTestPayment(session)
    expect(await (await payment.pay(CHALLENGE)).json()).toEqual({ state: 'challenge' })
    expect((await errorOf(await payment.answerChallenge(false))).code).toBe('payment_declined')
    expect((await errorOf(await payment.answerChallenge(true))).code).toBe('payment_not_open')
    await payment.pay(CHALLENGE)
    expect(await (await payment.answerChallenge(true)).json()).toEqual({ state: 'succeeded' })
    expect((await payment.read()).state).toBe('booked')
  })

  it('is paid once on a double click', async () => {
    const payment = await openTestPayment(session)
    await Promise.all([payment.pay(OK), payment.pay(OK), payment.pay(OK)])
    expect(await payment.read()).toMatchObject({ state: 'booked', payment: { state: 'succeeded' } })
    expect(await count(`order_audit where event = 'pay'`)).toBe(1)
    expect(await count('mail_outbox')).toBe(1)
    expect((await errorOf(await payment.pay(OK))).code).toBe('payment_not_open')
  })

  it('has one payment at a time, even from two tabs', async () => {
    const { order, accessKey, paymentId } = await openTestPayment(session)
    const headers = { 'x-amd-order-key': accessKey }
    const starts = await Promise.all(
      [1, 2, 3].map(() => call(`/orders/${order.id}/payments`, { method: 'POST', headers })),
    )
    const bodies = await Promise.all(
      starts.map((response) => response.json<{ payment: { paymentId: string } }>()),
    )
    expect(new Set(bodies.map(({ payment }) => payment.paymentId))).toEqual(new Set([paymentId]))
  })

  it('can only be paid with its key', async () => {
    const { order, paymentId } = await openTestPayment(session)
    const card = { number: OK, expiry: '12/30', cvc: '123' }
    const path = `/orders/${order.id}/payments/${paymentId}/test-card`
    expect((await call(path, { body: { card } })).status).toBe(404)
  })
})

describe('payment events', () => {
  it('apply once, with any number of repeats and concurrency', async () => {
    const payment = await openTestPayment(session)
    const same = event(payment.paymentId)
    const outcomes = await Promise.all([1, 2, 3].map(() => applyPaymentEvent(context(), same)))
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    expect(await applyPaymentEvent(context(), same)).toBe('duplicate')
    expect(await count(`order_audit where event = 'pay'`)).toBe(1)
  })

  it('may arrive in any order: a success stays, and an older decline changes nothing', async () => {
    const payment = await openTestPayment(session)
    const earlier = new Date(Date.now() - 60_000).toISOString()
    await applyPaymentEvent(context(), event(payment.paymentId, { type: 'challenge_required' }))
    const old = { type: 'declined', declineCode: 'x', occurredAt: earlier } as const
    await applyPaymentEvent(context(), event(payment.paymentId, old))
    expect((await payment.read()).payment?.state).toBe('challenge')
    await applyPaymentEvent(context(), event(payment.paymentId, { occurredAt: earlier }))
    await applyPaymentEvent(context(), event(payment.paymentId, { type: 'declined' }))
    expect(await payment.read()).toMatchObject({ state: 'booked', payment: { state: 'succeeded' } })
  })

  it('of another amount do not pay the order, and are due for a refund', async () => {
    const payment = await openTestPayment(session)
    await applyPaymentEvent(context(), event(payment.paymentId, { amountMinor: 1 }))
    expect(await payment.read()).toMatchObject({
      state: 'awaiting_payment',
      payment: { state: 'refund_due' },
    })
  })

  it('of a second payment are recorded for a refund; the order is paid once', async () => {
    const payment = await openTestPayment(session)
    await env.DB.prepare(
      `insert into payments (id, order_id, gateway, gateway_payment_id, state, currency, amount_minor, created_at)
       values ('pay_second', ?, 'test', 'test_second', 'abandoned', 'USD', 15000, '2026-01-01')`,
    )
      .bind(payment.order.id)
      .run()
    await Promise.all([
      applyPaymentEvent(context(), event(payment.paymentId)),
      applyPaymentEvent(context(), event('pay_second')),
    ])
    const states = await env.DB.prepare('select state from payments order by state').all()
    expect(states.results).toEqual([{ state: 'refund_due' }, { state: 'succeeded' }])
    expect(await count(`order_audit where event = 'pay'`)).toBe(1)
  })

  it('of an unknown payment change nothing', async () => {
    expect(await applyPaymentEvent(context(), event('pay_unknown'))).toBe('unknown_payment')
  })
})

describe('abandoned card order', () => {
  const items = [campaignItem(billboardPlan())]
  const discounts = [{ num: 'TEST25', amount: 25_00 }]

  it('is canceled after 30 minutes: coupon and slot are free again, and the buyer is notified', async () => {
    const payment = await openTestPayment(session, {
      items,
      discounts,
      expectedTotalMinor: 275_00,
    })
    await runCron(inMinutes(29))
    expect((await payment.read()).state).toBe('awaiting_payment')
    await runCron(inMinutes(31))
    await runCron(inMinutes(36))
    expect(await payment.read()).toMatchObject({
      state: 'cancelled',
      invoice: { state: 'void' },
      lines: [{ state: 'cancelled', flags: ['cancelled'] }],
      payment: { state: 'abandoned' },
    })
    expect(await count('coupon_claims')).toBe(0)
    expect(await count('slot_claims')).toBe(0)
    expect(await count(`mail_outbox where kind = 'order_cancelled'`)).toBe(1)
    expect(await count(`order_audit where event = 'abandon'`)).toBe(1)
    expect((await errorOf(await payment.pay(OK))).code).toBe('payment_not_open')
  })

  it('is not booked by a late payment', async () => {
    const payment = await openTestPayment(session)
    await runCron(inMinutes(31))
    await applyPaymentEvent(context(), event(payment.paymentId))
    expect(await payment.read()).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refund_due' },
    })
  })

  it('and its payment at the same moment end in one consistent state', async () => {
    const payment = await openTestPayment(session)
    await Promise.all([
      runCron(inMinutes(31)),
      applyPaymentEvent(context(), event(payment.paymentId)),
    ])
    await runCron(inMinutes(36))
    const { state, payment: paid, invoice } = await payment.read()
    expect([
      ['booked', 'succeeded', 'paid'],
      ['cancelled', 'refunded', 'void'],
    ]).toContainEqual([state, paid?.state, invoice.state])
  })

  it('does not affect paid and invoice orders', async () => {
    const payment = await openTestPayment(session, { items: [campaignItem(displayPlan())] })
    await payment.pay(OK)
    await runCron(inMinutes(60))
    expect((await payment.read()).state).toBe('booked')
  })
})
