import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { SavedCardGroup } from '#domain/orders/payment/savedCard.ts'
import type { CardSetup } from '#worker/operations/orders/payments/addCard.ts'
import { deleteEndedCustomers } from '#worker/operations/orders/payments/deleteEndedCustomers.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, checkoutForm, useShop } from '#test/support/commerce/shop.ts'
import { jobContext, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'
import {
  callWithStripe,
  sendWebhook,
  StripeFake,
  stripeEnv,
} from '#test/support/orders/stripeFake.ts'

let stripe: StripeFake
let buyer: Login
useShop()
beforeEach(async () => {
  buyer = await givenLogin()
  stripe = new StripeFake()
  stripe.install()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const ask = (login: Login, method: string, path: string, body?: object) =>
  callWithStripe(path, {
    method,
    headers: {
      Cookie: login.cookie,
      Origin: 'http://127.0.0.1:8787',
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })

const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code

const cardsOf = async (login: Login) =>
  (await answer<{ groups: SavedCardGroup[] }>(ask(login, 'GET', '/cards'))).groups.flatMap(
    ({ cards }) => cards,
  )

const begin = async (login: Login) =>
  (
    await answer<{ setup: CardSetup }>(
      ask(login, 'POST', '/cards/setups', { ownerKind: 'account' }),
    )
  ).setup

const finish = (login: Login, setupId: string) =>
  ask(login, 'POST', '/cards', { ownerKind: 'account', setupId })

/** A card added by a setup. Returns its ID at Stripe. */
async function addedCard(login: Login, card = {}): Promise<string> {
  const { clientSecret } = await begin(login)
  const id = clientSecret?.split('_secret_')[0] ?? ''
  const setup = stripe.cards.confirmSetup(id, card)
  await answer(finish(login, id))
  return setup.payment_method ?? ''
}

const tell = async (type: string, methodId: string) =>
  await answer<{ outcome: string }>(sendWebhook(stripe.cards.eventBody(type, methodId)))

describe('card added with Stripe', () => {
  it('is a SetupIntent of the account’s one customer, for on-session payments', async () => {
    await begin(buyer)
    await begin(buyer)
    expect(stripe.cards.customers.size).toBe(1)
    expect(stripe.calls.find(({ path }) => path === '/v1/setup_intents')?.form).toEqual({
      customer: 'cus_1',
      'allowed_payment_method_types[0]': 'card',
      usage: 'on_session',
    })
  })

  it('is saved once by the browser and by its webhooks, in any order', async () => {
    const method = await addedCard(buyer)
    expect(await tell('payment_method.attached', method)).toEqual({ outcome: 'applied' })
    expect(await cardsOf(buyer)).toMatchObject([{ brand: 'visa', last4: '4242' }])
    const other = stripe.cards.attach('cus_1', { last4: '1111' })
    await tell('payment_method.attached', other)
    expect(await cardsOf(buyer)).toHaveLength(2)
  })

  it('is not saved before it is confirmed, nor by somebody else', async () => {
    const { clientSecret } = await begin(buyer)
    const id = clientSecret?.split('_secret_')[0] ?? ''
    expect(await codeOf(await finish(buyer, id))).toBe('card_not_saved')
    expect(await codeOf(await finish(buyer, 'seti_none'))).toBe('card_not_saved')
    stripe.cards.confirmSetup(id)
    const stranger = await givenLogin()
    expect(await codeOf(await finish(stranger, id))).toBe('card_not_saved')
    expect(await cardsOf(stranger)).toEqual([])
  })

  it('replaces the older copy of itself, which Stripe deletes', async () => {
    const older = await addedCard(buyer, { fingerprint: 'same', exp_year: 2030 })
    const newer = await addedCard(buyer, { fingerprint: 'same', exp_year: 2035 })
    expect(await cardsOf(buyer)).toMatchObject([{ expYear: 2035 }])
    expect(stripe.cards.methods.get(older)?.customer).toBeNull()
    expect(stripe.cards.methods.get(newer)?.customer).toBe('cus_1')
    await tell('payment_method.detached', older)
    expect(await cardsOf(buyer)).toHaveLength(1)
  })
})

describe('Stripe’s events about a saved card', () => {
  it.each([
    ['payment_method.updated', 'payment_method.automatically_updated'],
    ['payment_method.automatically_updated', 'payment_method.updated'],
  ])('update it to its current state, even in the order %s, %s', async (first, second) => {
    const method = await addedCard(buyer)
    const stale = stripe.cards.eventBody(second, method)
    const known = stripe.cards.methods.get(method)
    if (known) known.card = { ...known.card, exp_month: 5, exp_year: 2040 }
    await tell(first, method)
    await answer(sendWebhook(stale))
    expect(await cardsOf(buyer)).toMatchObject([{ expMonth: 5, expYear: 2040 }])
  })

  it('remove a detached card permanently, even when older events arrive later', async () => {
    const method = await addedCard(buyer)
    const attached = stripe.cards.eventBody('payment_method.attached', method)
    const updated = stripe.cards.eventBody('payment_method.updated', method)
    const known = stripe.cards.methods.get(method)
    if (known) known.customer = null
    expect(await tell('payment_method.detached', method)).toEqual({ outcome: 'ignored' })
    expect(await answer(sendWebhook(attached))).toEqual({ outcome: 'ignored' })
    expect(await answer(sendWebhook(updated))).toEqual({ outcome: 'ignored' })
    expect(await cardsOf(buyer)).toEqual([])
  })

  it('do not affect an account when the customer is somebody else’s', async () => {
    const method = stripe.cards.attach('cus_made_by_hand')
    expect(await tell('payment_method.attached', method)).toEqual({ outcome: 'ignored' })
    expect((await env.DB.prepare('select * from saved_cards').all()).results).toEqual([])
  })
})

describe('saved card at Stripe', () => {
  it('is detached on removal, and stays saved while Stripe is unavailable', async () => {
    const method = await addedCard(buyer)
    const [card] = await cardsOf(buyer)
    stripe.cards.isDown = true
    expect((await ask(buyer, 'DELETE', `/cards/${card?.id}`)).status).toBeGreaterThanOrEqual(500)
    expect(await cardsOf(buyer)).toEqual([card])
    stripe.cards.isDown = false
    await answer(ask(buyer, 'DELETE', `/cards/${card?.id}`))
    expect(stripe.cards.methods.get(method)?.customer).toBeNull()
    expect(await cardsOf(buyer)).toEqual([])
  })

  it('is deleted with its customer after its account', async () => {
    await addedCard(buyer)
    const proof = { password: 'a long test password' }
    await answer(ask(buyer, 'POST', '/account/deletion', proof))
    expect(stripe.cards.customers.size).toBe(1)
    const late = stripe.cards.attach('cus_1')
    expect(await tell('payment_method.attached', late)).toEqual({ outcome: 'ignored' })
    const context = { ...jobContext(), settings: settingsOf(stripeEnv) }
    expect(await deleteEndedCustomers(context)).toBe(1)
    expect(await deleteEndedCustomers(context)).toBe(0)
    expect(stripe.cards.customers.size).toBe(0)
  })
})

describe('payment with Stripe', () => {
  async function begunPayment() {
    const { id } = await orderedBy(buyer, { checkout: checkoutForm({ paymentMethod: 'card' }) })
    const { payment } = await answer<{ payment: PaymentStart }>(
      ask(buyer, 'POST', `/orders/${id}/payments`),
    )
    return { id, payment, path: `/orders/${id}/payments/${payment.paymentId}` }
  }
  const paid = (amount: number) =>
    sendWebhook(
      stripe.eventBody('payment_intent.succeeded', 'pi_1', { amount_received: amount }, 'evt_paid'),
    )

  it('is confirmed in the browser with the saved card of its customer', async () => {
    const method = await addedCard(buyer)
    const [card] = await cardsOf(buyer)
    const { id, path, payment } = await begunPayment()
    const chosen = await answer(ask(buyer, 'POST', `${path}/saved-card`, { cardId: card?.id }))
    expect(chosen).toEqual({ isDecided: false, gatewayCardId: method })
    const confirmed = await stripe.confirm('pi_1', payment.clientSecret ?? '', method)
    expect(confirmed.status).toBe(200)
    await answer(paid(payment.amountMinor))
    expect((await overviewOf(buyer, id)).state).toBe('booked')
    const again = await ask(buyer, 'POST', `${path}/saved-card`, { cardId: card?.id })
    expect(await codeOf(again)).toBe('payment_not_open')
  })

  it('saves its new card once it has paid, if that was the last choice', async () => {
    const { path, payment } = await begunPayment()
    const choose = (isSaved: boolean) => answer(ask(buyer, 'PUT', `${path}/saving`, { isSaved }))
    await choose(true)
    expect(stripe.intents.get('pi_1')).toMatchObject({
      customer: 'cus_1',
      setup_future_usage: 'on_session',
    })
    await choose(false)
    expect(stripe.intents.get('pi_1')?.setup_future_usage).toBe('')
    await choose(true)
    await stripe.confirm('pi_1', payment.clientSecret ?? '', '4242 4242 4242 4242')
    await tell('payment_method.attached', 'pm_1')
    expect(await cardsOf(buyer)).toMatchObject([{ last4: '4242' }])
  })

  it('saves no card of a guest', async () => {
    const { path } = await begunPayment()
    const response = await callWithStripe(`${path}/saving`, {
      method: 'PUT',
      headers: { Origin: 'http://127.0.0.1:8787', 'Content-Type': 'application/json' },
      body: JSON.stringify({ isSaved: true }),
    })
    expect(await codeOf(response)).toBe('order_not_found')
    expect(stripe.cards.customers.size).toBe(0)
  })
})
