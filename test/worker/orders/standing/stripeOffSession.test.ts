import Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import { chargeOffSession, setUpOffSession } from '#worker/adapters/payment/stripeOffSession.ts'

const CARD = { customerId: 'cus_1', gatewayCardId: 'pm_1' }
const PAYMENT = { paymentId: 'pay_1', gatewayPaymentId: 'pi_1' }

const cardError = (raw: object) =>
  new Stripe.errors.StripeCardError({ message: 'Declined', type: 'card_error', ...raw })

/** Stripe with a payment in a state before, and an answer to its confirmation. */
function stripeWith({
  before = 'requires_payment_method',
  confirm,
}: {
  before?: string
  confirm: () => Promise<object>
}) {
  const calls = {
    retrieve: vi.fn(() => Promise.resolve({ id: 'pi_1', status: before })),
    update: vi.fn(() => Promise.resolve({})),
    confirm: vi.fn<(...all: unknown[]) => Promise<object>>(() => confirm()),
  }
  return { calls, stripe: { paymentIntents: calls } as unknown as Stripe }
}

describe('a setup for charges without the holder', () => {
  const setupWith = (create: (...all: unknown[]) => Promise<object>) =>
    ({ setupIntents: { create } }) as unknown as Stripe

  it('confirms the saved card for off-session usage', async () => {
    const create = vi.fn<(...all: unknown[]) => Promise<object>>(() =>
      Promise.resolve({ id: 'seti_1', status: 'succeeded', client_secret: 's' }),
    )
    const setup = await setUpOffSession(setupWith(create), CARD)
    expect(setup).toMatchObject({ state: 'ready', setupId: 'seti_1' })
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      customer: 'cus_1',
      payment_method: 'pm_1',
      usage: 'off_session',
      confirm: true,
    })
  })

  it('waits for the bank’s question, and reports a decline', async () => {
    const asked = setupWith(() =>
      Promise.resolve({ id: 'seti_1', status: 'requires_action', client_secret: 's' }),
    )
    expect(await setUpOffSession(asked, CARD)).toMatchObject({
      state: 'challenge',
      clientSecret: 's',
    })
    const declined = setupWith(() => Promise.reject(cardError({ code: 'card_declined' })))
    expect(await setUpOffSession(declined, CARD)).toMatchObject({ state: 'declined' })
  })
})

describe('a charge without the holder', () => {
  it('confirms off session, with one idempotency key per payment', async () => {
    const { stripe, calls } = stripeWith({
      confirm: () => Promise.resolve({ status: 'succeeded' }),
    })
    expect(await chargeOffSession(stripe, PAYMENT, CARD)).toEqual({
      outcome: 'succeeded',
      declineCode: null,
    })
    expect(calls.update).toHaveBeenCalledWith('pi_1', { customer: 'cus_1' })
    expect(calls.confirm).toHaveBeenCalledWith(
      'pi_1',
      { payment_method: 'pm_1', off_session: true },
      { idempotencyKey: 'pay_1_off_session' },
    )
  })

  it('charges no payment again that has succeeded', async () => {
    const { stripe, calls } = stripeWith({
      before: 'succeeded',
      confirm: () => Promise.reject(new Error('Not again.')),
    })
    expect(await chargeOffSession(stripe, PAYMENT, CARD)).toMatchObject({ outcome: 'succeeded' })
    expect(calls.confirm).not.toHaveBeenCalled()
  })

  it.each([
    ['authentication_required', {}, { outcome: 'challenge_required', declineCode: null }],
    [
      'card_declined',
      { decline_code: 'insufficient_funds' },
      { outcome: 'declined', declineCode: 'insufficient_funds' },
    ],
  ])('reports %s', async (code, more, expected) => {
    const { stripe } = stripeWith({ confirm: () => Promise.reject(cardError({ code, ...more })) })
    expect(await chargeOffSession(stripe, PAYMENT, CARD)).toEqual(expected)
  })

  it('raises an error of the connection, so that the job tries again', async () => {
    const { stripe } = stripeWith({
      confirm: () =>
        Promise.reject(
          new Stripe.errors.StripeConnectionError({ message: 'Down', type: 'api_error' }),
        ),
    })
    await expect(chargeOffSession(stripe, PAYMENT, CARD)).rejects.toThrow('Down')
  })
})
