import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeAmendments } from '#worker/operations/orders/amendments/closeAmendments.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenAcceptedChange } from '#test/support/orders/amendmentCards.ts'
import { jobContext, type Login } from '#test/support/orders/ownOrders.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import {
  callWithStripe,
  sendWebhook,
  StripeFake,
  stripeEnv,
} from '#test/support/orders/stripeFake.ts'

const DAY = 86_400_000

let stripe: StripeFake
let buyer: Login
let admin: Login
useShop()
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
  stripe = new StripeFake()
  stripe.install()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function begun() {
  const change = await givenAcceptedChange({ buyer, admin })
  const init = {
    method: 'POST',
    headers: { Cookie: buyer.cookie, Origin: 'http://127.0.0.1:8787' },
  }
  const path = `/amendments/${change.amendmentId}/payments`
  const start = async () =>
    (await answer<{ payment: PaymentStart }>(callWithStripe(path, init))).payment
  return { ...change, start, payment: await start() }
}

const inSixteenDays = () => ({
  ...jobContext(new Date(Date.now() + 16 * DAY)),
  ...databaseContext(stripeEnv),
  settings: settingsOf(stripeEnv),
})
const ledger = async () => (await checkLedger(jobContext())).problems
const succeeded = (eventId: string, amountMinor: number) =>
  stripe.eventBody('payment_intent.succeeded', 'pi_1', { amount_received: amountMinor }, eventId)

describe('price difference of a change, paid with Stripe', () => {
  it('is its own PaymentIntent over its invoice’s amount, and takes effect by its webhook, once', async () => {
    const { payment, start, view, amendmentId } = await begun()
    const { extra } = await view()
    expect(payment).toMatchObject({ gateway: 'stripe', clientSecret: 'pi_1_secret_test' })
    expect(stripe.calls.at(-1)).toMatchObject({
      path: '/v1/payment_intents',
      idempotencyKey: payment.paymentId,
      form: {
        amount: String(extra?.amounts.totalMinor),
        'metadata[payment_id]': payment.paymentId,
        'metadata[amendment_id]': amendmentId,
      },
    })
    expect(await start()).toEqual(payment)
    expect(stripe.intents.size).toBe(1)
    stripe.receive('pi_1')
    const body = succeeded('evt_paid', payment.amountMinor)
    expect(await answer(sendWebhook(body))).toEqual({ outcome: 'applied' })
    expect(await answer(sendWebhook(body))).toEqual({ outcome: 'duplicate' })
    expect(await view()).toMatchObject({ state: 'in_force', refunds: [] })
    expect(stripe.refunds.size).toBe(0)
    expect(await ledger()).toEqual([])
  })

  it('is canceled at Stripe on its invoice’s due date, unless it was paid without our knowledge', async () => {
    const lost = await begun()
    stripe.receive('pi_1')
    await closeAmendments(inSixteenDays())
    expect(await lost.view()).toMatchObject({ state: 'in_force', invoice: { state: 'paid' } })
    const unpaid = await begun()
    await closeAmendments(inSixteenDays())
    expect(stripe.intents.get('pi_2')?.status).toBe('canceled')
    expect(await unpaid.view()).toMatchObject({ state: 'withdrawn', refunds: [] })
    expect(await ledger()).toEqual([])
  })

  it('is refunded at once when paid after the withdrawal of the change', async () => {
    const { payment, view } = await begun()
    const intent = stripe.intents.get('pi_1')
    if (intent) intent.status = 'canceled'
    await closeAmendments(inSixteenDays())
    stripe.receive('pi_1')
    const body = succeeded('evt_late', payment.amountMinor)
    expect(await answer(sendWebhook(body))).toEqual({ outcome: 'applied' })
    expect(await view()).toMatchObject({
      state: 'withdrawn',
      refunds: [{ reason: 'change_closed', isMade: true }],
    })
    expect([...stripe.refunds.values()]).toMatchObject([{ payment_intent: 'pi_1' }])
    expect(await ledger()).toEqual([])
  })
})
