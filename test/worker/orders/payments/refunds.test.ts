import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { applyPaymentEvent } from '#worker/operations/orders/payments/applyPaymentEvent.ts'
import { makeDueRefunds } from '#worker/operations/orders/payments/makeDueRefunds.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import {
  answer,
  call,
  checkoutForm,
  openTestPayment,
  orderBody,
  placed,
  startSession,
  useShop,
  type GuestOrder,
} from '#test/support/commerce/shop.ts'
import {
  callWithStripe,
  sendWebhook,
  StripeFake,
  stripeEnv,
} from '#test/support/orders/stripeFake.ts'

let stripe: StripeFake
useShop()
beforeEach(() => {
  stripe = new StripeFake()
  stripe.install()
})
afterEach(async () => {
  await Promise.all(goingOn.splice(0))
  vi.unstubAllGlobals()
})

/** The background work of operations after their response. */
const goingOn: Promise<unknown>[] = []

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const contextOf = (bindings: Bindings, now = new Date()) => ({
  ...databaseContext(bindings),
  settings: settingsOf(bindings),
  now,
  requestId: 'test',
  account: null,
  waitUntil: (promise: Promise<unknown>) => void goingOn.push(promise),
})

const runRefunds = async (now = new Date()) => await makeDueRefunds(contextOf(stripeEnv, now))

const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all()).results

const ledgerOfRefunds = async () =>
  await rowsOf(
    `select kind, amount_minor as amount, currency from ledger_entries where kind like 'refund%' order by rowid`,
  )

const mailsOf = async (kind: string) =>
  await rowsOf(`select subject from mail_outbox where kind = '${kind}'`)

/**
 * A card order whose payment was started with Stripe as `pi_1`, canceled by its buyer before the
 * payment arrived.
 */
async function paidTooLate() {
  const session = await startSession()
  const checkout = checkoutForm({ paymentMethod: 'card' })
  const { order, accessKey } = await placed(session, orderBody({ checkout }))
  const headers = { 'x-amd-order-key': accessKey }
  const post = async (path: string) =>
    await callWithStripe(`/orders/${order.id}${path}`, { method: 'POST', headers })
  const { payment } = await answer<{ payment: PaymentStart }>(post('/payments'))
  expect((await post('/cancellation')).status).toBe(200)
  const read = async () =>
    (await answer<GuestOrder>(call(`/orders/${order.id}`, { headers }))).order
  stripe.receive('pi_1')
  stripe.calls.length = 0
  return { order, headers, read, paymentId: payment.paymentId }
}

const moneyComes = async (eventId = 'evt_late') =>
  await sendWebhook(stripe.eventBody('payment_intent.succeeded', 'pi_1', {}, eventId))

const refundCalls = () =>
  stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')

describe('payment after the order was canceled', () => {
  it('is refunded at once, in full, under its own key', async () => {
    const { order, read, paymentId } = await paidTooLate()
    expect((await moneyComes()).status).toBe(200)
    expect(refundCalls()).toEqual([
      {
        method: 'POST',
        path: '/v1/refunds',
        idempotencyKey: `refund_${paymentId}_0`,
        form: { payment_intent: 'pi_1', amount: '15000', 'metadata[payment_id]': paymentId },
      },
    ])
    expect(await read()).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refunded' },
      refunds: [{ reason: 'order_cancelled', amountMinor: 150_00, currency: 'USD', isMade: true }],
    })
    expect(await ledgerOfRefunds()).toEqual([
      { kind: 'refund_due', amount: 150_00, currency: 'USD' },
      { kind: 'refunded', amount: 150_00, currency: 'USD' },
    ])
    expect(
      await rowsOf(`select order_id, actor, details from order_audit where event = 'refund'`),
    ).toEqual([
      {
        order_id: order.id,
        actor: 'payment',
        details: JSON.stringify({ paymentId, amountMinor: 150_00, currency: 'USD' }),
      },
    ])
    expect(await mailsOf('payment_refunded')).toEqual([{ subject: paymentId }])
    expect((await checkLedger(contextOf(stripeEnv))).problems).toEqual([])
  })

  it('is explained to the buyer by mail', async () => {
    const { order } = await paidTooLate()
    await moneyComes()
    await env.DB.prepare(`update mail_outbox set sent_at = null, due_at = '2020-01-01'`).run()
    const sent: { to: string; subject: string; text: string }[] = []
    const MAIL = {
      send: (mail: (typeof sent)[number]) => {
        sent.push(mail)
        return Promise.resolve({ messageId: 'm1' })
      },
    } as unknown as SendEmail
    await sendDueMails(contextOf({ ...stripeEnv, MAIL }))
    const mail = sent.find(({ subject }) => subject.includes('refunded'))
    expect(mail).toMatchObject({
      to: 'ann@example.com',
      subject: `We have refunded $150.00 for your order ${order.number}`,
    })
    expect(mail?.text).toContain('Your payment arrived after the order was canceled.')
    expect(mail?.text).toContain('Refunded: $150.00')
  })

  it('is refunded once, with any number of reports and concurrent attempts', async () => {
    const { read } = await paidTooLate()
    await Promise.all([moneyComes('evt_a'), moneyComes('evt_a'), moneyComes('evt_b'), runRefunds()])
    await Promise.all([1, 2, 3, 4].map(() => runRefunds()))
    await runRefunds(inMinutes(60))
    expect(refundCalls()).toHaveLength(1)
    expect(stripe.refunds.size).toBe(1)
    expect((await read()).payment?.state).toBe('refunded')
    expect(await mailsOf('payment_refunded')).toHaveLength(1)
    expect(await rowsOf(`select id from order_audit where event = 'refund'`)).toHaveLength(1)
    expect(await ledgerOfRefunds()).toHaveLength(2)
  })

  it('is not refunded twice when the response was lost for longer than Stripe stores keys', async () => {
    const { read } = await paidTooLate()
    stripe.isAnswerLost = true
    await moneyComes()
    expect((await read()).payment?.state).toBe('refund_due')
    stripe.isAnswerLost = false
    stripe.forgetKeys()
    await runRefunds()
    expect(refundCalls()).toHaveLength(1)
    await runRefunds(inMinutes(48 * 60))
    expect(refundCalls()).toHaveLength(1)
    expect(stripe.refunds.size).toBe(1)
    expect((await read()).payment?.state).toBe('refunded')
    expect((await checkLedger(contextOf(stripeEnv))).problems).toEqual([])
  })

  it('is not refunded again after a manual refund', async () => {
    const { read } = await paidTooLate()
    stripe.refusal = 'balance_insufficient'
    await moneyComes()
    stripe.refunds.set('re_hand', {
      id: 're_hand',
      object: 'refund',
      payment_intent: 'pi_1',
      amount: 150_00,
      currency: 'usd',
      status: 'succeeded',
      metadata: {},
    })
    await runRefunds(inMinutes(60))
    expect(stripe.refunds.size).toBe(1)
    expect((await read()).payment?.state).toBe('refunded')
  })

  it('is retried when Stripe refuses, each time as a new request, and reported to the desk once', async () => {
    const { read, paymentId } = await paidTooLate()
    stripe.refusal = 'balance_insufficient'
    await moneyComes()
    for (let day = 1; day <= 6; day += 1) await runRefunds(inMinutes(day * 24 * 60))
    expect(refundCalls().map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((refusals) => `refund_${paymentId}_${refusals}`),
    )
    expect(await mailsOf('refund_failed')).toEqual([{ subject: paymentId }])
    expect(await mailsOf('payment_refunded')).toEqual([])
    stripe.refusal = null
    await runRefunds(inMinutes(8 * 24 * 60))
    expect((await read()).payment?.state).toBe('refunded')
    expect(await mailsOf('payment_refunded')).toHaveLength(1)
  })

  it('waits while Stripe processes the refund, and is refunded once Stripe confirms', async () => {
    const { read } = await paidTooLate()
    stripe.refundStatus = 'pending'
    await moneyComes()
    expect((await read()).refunds).toMatchObject([{ isMade: false }])
    expect(await mailsOf('payment_refunded')).toEqual([])
    const done = stripe.refundEventBody('refund.updated', 're_1', { status: 'succeeded' })
    expect(await answer(sendWebhook(done))).toEqual({ outcome: 'applied' })
    await sendWebhook(stripe.refundEventBody('refund.updated', 're_1', { status: 'pending' }))
    expect(await read()).toMatchObject({
      payment: { state: 'refunded' },
      refunds: [{ isMade: true }],
    })
    expect(await mailsOf('payment_refunded')).toHaveLength(1)
  })

  it('is checked again when no event arrives', async () => {
    const { read } = await paidTooLate()
    stripe.refundStatus = 'pending'
    await moneyComes()
    const refund = stripe.refunds.get('re_1')
    if (refund) refund.status = 'succeeded'
    await runRefunds(inMinutes(60))
    expect((await read()).payment?.state).toBe('refunded')
    expect(refundCalls()).toHaveLength(1)
  })

  it('is due again when the card rejects it later: the desk is notified, and it stays due', async () => {
    const { read, paymentId } = await paidTooLate()
    await moneyComes()
    const failed = { status: 'failed', failure_reason: 'lost_or_stolen_card' }
    const body = stripe.refundEventBody('refund.failed', 're_1', failed)
    await Promise.all([sendWebhook(body), sendWebhook(body)])
    await sendWebhook(stripe.refundEventBody('refund.updated', 're_1', { status: 'succeeded' }))
    await runRefunds(inMinutes(24 * 60))
    expect(await read()).toMatchObject({
      payment: { state: 'refund_due' },
      refunds: [{ isMade: false }],
    })
    expect(refundCalls()).toHaveLength(1)
    expect(await ledgerOfRefunds()).toMatchObject([
      { kind: 'refund_due' },
      { kind: 'refunded' },
      { kind: 'refund_returned' },
    ])
    expect(await mailsOf('refund_failed')).toEqual([{ subject: paymentId }])
    expect(await rowsOf(`select id from order_audit where event = 'refund_failed'`)).toHaveLength(1)
    expect((await checkLedger(contextOf(stripeEnv))).problems).toEqual([])
  })
})

describe('surplus payment', () => {
  const secondPayment = async (paymentId: string) => {
    const { order, pay } = await openTestPayment(await startSession())
    await pay('4242 4242 4242 4242')
    await env.DB.prepare(
      `insert into payments (id, order_id, gateway, gateway_payment_id, state, currency, amount_minor, created_at)
       values (?, ?, 'test', ?, 'abandoned', 'USD', 15000, '2026-01-01')`,
    )
      .bind(paymentId, order.id, `test_${paymentId}`)
      .run()
    return order
  }

  const received = (paymentId: string, amountMinor: number) => ({
    gateway: 'test' as const,
    eventId: `evt_${crypto.randomUUID()}`,
    paymentId,
    type: 'succeeded' as const,
    occurredAt: new Date().toISOString(),
    amountMinor,
    currency: 'USD',
    declineCode: null,
  })

  it('of a double payment is refunded by the next run of the job; the order stays paid', async () => {
    const order = await secondPayment('pay_second')
    await applyPaymentEvent(contextOf(env), received('pay_second', 150_00))
    await Promise.all([makeDueRefunds(contextOf(env)), makeDueRefunds(contextOf(env))])
    expect(await rowsOf("select id, state from payments where id = 'pay_second'")).toEqual([
      { id: 'pay_second', state: 'refunded' },
    ])
    expect(await rowsOf('select reason, state from refunds')).toEqual([
      { reason: 'paid_twice', state: 'made' },
    ])
    expect(await rowsOf(`select state from orders where id = '${order.id}'`)).toEqual([
      { state: 'booked' },
    ])
    expect((await checkLedger(contextOf(env))).problems).toEqual([])
  })

  it('of another amount is refunded in the received amount', async () => {
    const { paymentId } = await openTestPayment(await startSession())
    await applyPaymentEvent(contextOf(env), received(paymentId, 149_99))
    await applyPaymentEvent(contextOf(env), received(paymentId, 150_00))
    await makeDueRefunds(contextOf(env))
    expect(await rowsOf('select reason, state, amount_minor from refunds')).toEqual([
      { reason: 'other_sum', state: 'made', amount_minor: 149_99 },
    ])
    expect(await ledgerOfRefunds()).toMatchObject([{ amount: 149_99 }, { amount: 149_99 }])
    expect(await rowsOf('select state from orders')).toEqual([{ state: 'awaiting_payment' }])
    expect((await checkLedger(contextOf(env))).problems).toEqual([])
  })

  it('stays due while its gateway is not configured', async () => {
    await secondPayment('pay_second')
    await applyPaymentEvent(contextOf(env), received('pay_second', 150_00))
    await runRefunds()
    expect(await rowsOf('select state, last_error from refunds')).toEqual([
      { state: 'due', last_error: 'The gateway test is not configured.' },
    ])
    expect(stripe.calls).toEqual([])
  })
})
