import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import { cancelAbandonedOrders } from '#worker/operations/orders/orders/cancelAbandonedOrders.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import {
  answer,
  call,
  checkoutForm,
  orderBody,
  placed,
  startSession,
  useShop,
  type GuestOrder,
} from '#test/support/commerce/shop.ts'
import { policyOf } from '#test/support/foundation/policyOf.ts'
import {
  callWithStripe,
  sendWebhook,
  StripeFake,
  stripeEnv,
  WEBHOOK_SECRET,
} from '#test/support/orders/stripeFake.ts'

let stripe: StripeFake
useShop()
beforeEach(() => {
  stripe = new StripeFake()
  stripe.install()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A card order whose payment was started with Stripe. */
async function openPayment() {
  const session = await startSession()
  const checkout = checkoutForm({ paymentMethod: 'card' })
  const { order, accessKey } = await placed(session, orderBody({ checkout }))
  const headers = { 'x-amd-order-key': accessKey }
  const start = async () =>
    await answer<{ payment: PaymentStart }>(
      callWithStripe(`/orders/${order.id}/payments`, { method: 'POST', headers }),
    )
  const read = async () =>
    (await answer<GuestOrder>(call(`/orders/${order.id}`, { headers }))).order
  return { order, headers, start, read, payment: (await start()).payment }
}

const succeeded = (id: string) =>
  stripe.eventBody('payment_intent.succeeded', 'pi_1', { amount_received: 150_00 }, id)

/** Runs the campaign clock after the time to pay. */
const lateContext = () => ({
  ...databaseContext(stripeEnv),
  settings: settingsOf(stripeEnv),
  now: new Date(Date.now() + 31 * 60_000),
  requestId: 'test',
  account: null,
  waitUntil: () => {},
})

describe('payment with Stripe', () => {
  it('is a PaymentIntent over the order’s total, under its own idempotency key', async () => {
    const { order, payment } = await openPayment()
    expect(payment).toMatchObject({
      gateway: 'stripe',
      clientSecret: 'pi_1_secret_test',
      publicKey: 'pk_test_only',
      amountMinor: 150_00,
    })
    expect(stripe.calls).toEqual([
      {
        method: 'POST',
        path: '/v1/payment_intents',
        idempotencyKey: payment.paymentId,
        form: {
          amount: '15000',
          currency: 'usd',
          'allowed_payment_method_types[0]': 'card',
          description: `Order ${order.number}`,
          receipt_email: 'ann@example.com',
          'metadata[order_id]': order.id,
          'metadata[payment_id]': payment.paymentId,
        },
      },
    ])
  })

  it('is the same PaymentIntent when started again', async () => {
    const { start, payment } = await openPayment()
    expect((await start()).payment).toEqual(payment)
    expect(stripe.intents.size).toBe(1)
  })

  it('books the order when Stripe confirms, once, and after a decline', async () => {
    const { read } = await openPayment()
    const error = { code: 'card_declined', decline_code: 'insufficient_funds' }
    const declined = stripe.eventBody(
      'payment_intent.payment_failed',
      'pi_1',
      { last_payment_error: error },
      'evt_declined',
    )
    expect((await sendWebhook(declined)).status).toBe(200)
    expect((await read()).payment).toMatchObject({
      state: 'declined',
      declineCode: 'insufficient_funds',
    })
    expect(await answer(sendWebhook(succeeded('evt_paid')))).toEqual({ outcome: 'applied' })
    expect(await answer(sendWebhook(succeeded('evt_paid')))).toEqual({ outcome: 'duplicate' })
    expect(await read()).toMatchObject({ state: 'booked', payment: { state: 'succeeded' } })
  })

  it('is booked during a rotation of the webhook secret, while Stripe signs with both', async () => {
    const { read } = await openPayment()
    const old = 'whsec_before_the_rotation'
    // The Worker may have the new secret first, or still the old one.
    expect((await sendWebhook(succeeded('evt_1'), old, WEBHOOK_SECRET)).status).toBe(200)
    expect((await sendWebhook(succeeded('evt_2'), WEBHOOK_SECRET, 'whsec_after')).status).toBe(200)
    expect((await sendWebhook(succeeded('evt_3'), old)).status).toBe(400)
    expect((await read()).state).toBe('booked')
  })

  it('cannot be paid with a test card', async () => {
    const { order, headers, payment } = await openPayment()
    const response = await callWithStripe(
      `/orders/${order.id}/payments/${payment.paymentId}/test-card`,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ card: { number: '4242424242424242', expiry: '12/30', cvc: '123' } }),
      },
    )
    expect(response.status).toBe(404)
  })

  it('is canceled at Stripe too when abandoned, unless it was paid after all', async () => {
    const context = lateContext()
    const { read } = await openPayment()
    const intent = stripe.intents.get('pi_1')
    if (intent) intent.status = 'processing'
    expect(await cancelAbandonedOrders(context)).toBe(0)
    expect((await read()).state).toBe('awaiting_payment')
    if (intent) intent.status = 'requires_payment_method'
    expect(await cancelAbandonedOrders(context)).toBe(1)
    expect(intent?.status).toBe('canceled')
    expect((await read()).state).toBe('cancelled')
  })

  it('books the order, once, even when the payment’s webhook was lost', async () => {
    const { read } = await openPayment()
    stripe.receive('pi_1')
    expect(await cancelAbandonedOrders(lateContext())).toBe(0)
    expect(await read()).toMatchObject({ state: 'booked', payment: { state: 'succeeded' } })
    expect(await answer(sendWebhook(succeeded('evt_late')))).toEqual({ outcome: 'applied' })
    const order = await read()
    expect(order).toMatchObject({ state: 'booked', refunds: [] })
    expect(stripe.refunds.size).toBe(0)
    const payments = "select count(*) as n from order_audit where event = 'pay'"
    expect(await env.DB.prepare(payments).first('n')).toBe(1)
  })
})

describe('webhook', () => {
  it('with a forged signature is refused and changes nothing', async () => {
    const { read } = await openPayment()
    const response = await sendWebhook(succeeded('evt_forged'), 'whsec_somebody_else')
    expect(response.status).toBe(400)
    expect((await response.json<ErrorBody>()).error.code).toBe('invalid_format')
    expect((await read()).state).toBe('awaiting_payment')
  })

  it('without a signature is refused', async () => {
    const body = '{}'
    const headers = { 'Content-Type': 'application/json' }
    const response = await callWithStripe('/webhooks/stripe', { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  })

  it('about anything else is acknowledged and ignored', async () => {
    await openPayment()
    const body = stripe.eventBody('payment_intent.created', 'pi_1', {}, 'evt_other')
    expect(await answer(sendWebhook(body))).toEqual({ outcome: 'ignored' })
  })

  it('is closed with the test gateway', async () => {
    expect((await call('/webhooks/stripe', { body: {} })).status).toBe(404)
    expect(settingsOf(env).PAYMENT_GATEWAY).toBe('test')
  })
})

/** The hosts of customers' files and of tags. */
const OWN_FRAMES = ['http://creatives.localhost:8787', 'http://serve.localhost:8787']

describe('content security policy', () => {
  it('allows Stripe.js where Stripe takes the payments', async () => {
    const policy = policyOf(await callWithStripe('/health'))
    const script = ['https://js.stripe.com', 'https://*.js.stripe.com']
    expect(policy.get('script-src')).toEqual(expect.arrayContaining(script))
    expect(policy.get('connect-src')).toContain('https://api.stripe.com')
    expect(policy.get('frame-src')).toEqual([...OWN_FRAMES, ...script, 'https://hooks.stripe.com'])
  })

  it('allows nothing of Stripe where it does not', async () => {
    const response = await call('/health')
    expect(response.headers.get('Content-Security-Policy')).not.toContain('stripe')
    expect(policyOf(response).get('frame-src')).toEqual(OWN_FRAMES)
  })
})
