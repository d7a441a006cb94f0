import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { givenPaidCampaign, readAmendment, sayTo } from './amendments.ts'
import { callAs, type Login } from './ownOrders.ts'
import { answer } from '#test/support/commerce/shop.ts'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0027 6000 3184',
} as const

type Buyer = Pick<Login, 'cookie'>

/** Begins the card payment of an accepted change, or resumes it. */
export const startPaying = (login: Buyer, amendmentId: string, body?: object) =>
  callAs(login, `/amendments/${amendmentId}/payments`, { method: 'POST', ...(body && { body }) })

/** Pays it with a test card. */
export const payByCard = (
  login: Buyer,
  { amendmentId, paymentId }: { amendmentId: string; paymentId: string },
  number: string = CARDS.good,
) =>
  callAs(login, `/amendments/${amendmentId}/payments/${paymentId}/test-card`, {
    body: { card: { number, expiry: '12/30', cvc: '123' } },
  })

/**
 * A paid campaign of 150 dollars whose buyer has accepted a change to 300; the card payment of the
 * difference has begun.
 */
export async function givenAcceptedChange(of: { buyer: Login; admin: Login }, toUsdMinor = 300_00) {
  const campaign = await givenPaidCampaign(of)
  const amendmentId = await campaign.propose(toUsdMinor)
  await answer(sayTo(of.buyer, amendmentId, 'accept'))
  const view = async () => await answer<AmendmentView>(readAmendment(of.buyer, amendmentId))
  return { ...campaign, amendmentId, view }
}

export async function givenBegunPayment(of: { buyer: Login; admin: Login }) {
  const change = await givenAcceptedChange(of)
  const { payment } = await answer<{ payment: PaymentStart }>(
    startPaying(of.buyer, change.amendmentId),
  )
  return { ...change, paymentId: payment.paymentId, payment }
}

/** The test gateway's event for a successful payment. */
export const moneyCame = (
  {
    paymentId,
    amountMinor,
    currency,
  }: Pick<PaymentStart, 'paymentId' | 'amountMinor' | 'currency'>,
  changes: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  gateway: 'test',
  eventId: `evt_${crypto.randomUUID()}`,
  paymentId,
  type: 'succeeded',
  occurredAt: new Date().toISOString(),
  amountMinor,
  currency,
  declineCode: null,
  ...changes,
})
