import Stripe from 'stripe'
import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'
import type { DisputeNews } from '#domain/orders/payment/dispute.ts'
import type { RefundOutcome } from '#domain/orders/payment/refund.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { CancelAnswer, PaymentGateway } from './gateway.types.ts'
import { CARD_EVENTS, PAYMENT_EVENTS, REFUND_EVENTS } from '#domain/orders/payment/stripeEvents.ts'
import { stripeClient } from './stripeClient.ts'
import { disputeNews, isDisputeEvent } from './stripeDispute.ts'
import { refundAnswer, refundIntent } from './stripeRefund.ts'

/** Card payments by PaymentIntents; the browser confirms them with the Payment Element. */
export function stripeGateway(settings: Settings): PaymentGateway {
  const stripe = stripeClient(settings)
  return {
    name: 'stripe',
    async start({ amendmentId, ...request }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: request.amountMinor,
          currency: request.currency.toLowerCase(),
          allowed_payment_method_types: ['card'],
          description: `${amendmentId === null ? 'Order' : 'Change of order'} ${request.orderNumber}`,
          receipt_email: request.receiptEmail,
          metadata: {
            order_id: request.orderId,
            payment_id: request.paymentId,
            ...(amendmentId === null ? {} : { amendment_id: amendmentId }),
          },
        },
        { idempotencyKey: request.paymentId },
      )
      return { gatewayPaymentId: intent.id, clientSecret: intent.client_secret }
    },
    cancel: (gatewayPaymentId, at) => cancelIntent(stripe, gatewayPaymentId, at),
    refund: (request) => refundIntent(stripe, request),
  }
}

async function cancelIntent(stripe: Stripe, id: string, at: string): Promise<CancelAnswer> {
  try {
    await stripe.paymentIntents.cancel(id)
    return { state: 'cancelled' }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const intent = await stripe.paymentIntents.retrieve(id)
    if (intent.status === 'processing') return { state: 'processing' }
    const seen = { eventId: `${id}_seen_paid`, type: 'succeeded', occurredAt: at } as const
    const event = intent.status === 'succeeded' ? paymentEvent(intent, seen) : null
    return event ? { state: 'paid', event } : { state: 'cancelled' }
  }
}

/** Facts in a webhook. */
export type StripeNews =
  | { about: 'payment'; event: PaymentEvent }
  | { about: 'refund'; outcome: RefundOutcome }
  | { about: 'dispute'; news: DisputeNews }
  | { about: 'card'; gatewayCardId: string }

/** Parses a webhook's body; null for events about anything else. Raises invalid_format without Stripe's signature. */
export async function readStripeEvent(
  settings: Settings,
  body: string,
  signature: string,
): Promise<StripeNews | null> {
  const event = await verifiedEvent(settings, body, signature)
  if (REFUND_EVENTS.has(event.type)) {
    const outcome = refundOutcome(event.data.object as Stripe.Refund)
    return outcome && { about: 'refund', outcome }
  }
  if (isDisputeEvent(event.type)) {
    const news = disputeNews(event.type, event.data.object as Stripe.Dispute)
    return news && { about: 'dispute', news }
  }
  if (CARD_EVENTS.has(event.type))
    return { about: 'card', gatewayCardId: (event.data.object as Stripe.PaymentMethod).id }
  const type = PAYMENT_EVENTS[event.type]
  const occurredAt = new Date(event.created * 1000).toISOString()
  const payment =
    type &&
    paymentEvent(event.data.object as Stripe.PaymentIntent, { eventId: event.id, type, occurredAt })
  return payment ? { about: 'payment', event: payment } : null
}

/** Status of one of our refunds; null for a manual refund. */
function refundOutcome(refund: Stripe.Refund): RefundOutcome | null {
  const paymentId = refund.metadata?.['payment_id']
  const answer = refundAnswer(refund)
  return paymentId === undefined || answer.state === 'refused' ? null : { paymentId, ...answer }
}

/** Status of one of our payments; null for an intent that we did not create. */
function paymentEvent(
  intent: Stripe.PaymentIntent,
  seen: Pick<PaymentEvent, 'eventId' | 'type' | 'occurredAt'>,
): PaymentEvent | null {
  const paymentId = intent.metadata['payment_id']
  if (paymentId === undefined) return null
  const failure = intent.last_payment_error
  return {
    gateway: 'stripe',
    ...seen,
    paymentId,
    amountMinor: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    declineCode: seen.type === 'declined' ? (failure?.decline_code ?? failure?.code ?? null) : null,
  }
}

async function verifiedEvent(
  settings: Settings,
  body: string,
  signature: string,
): Promise<Stripe.Event> {
  try {
    return await stripeClient(settings).webhooks.constructEventAsync(
      body,
      signature,
      settings.STRIPE_WEBHOOK_SECRET ?? '',
      undefined,
      Stripe.createSubtleCryptoProvider(),
    )
  } catch {
    throw new ProductError('invalid_format', { message: 'The signature of this event is wrong.' })
  }
}
