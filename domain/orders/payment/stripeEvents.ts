import type { DisputeNews } from './dispute.ts'
import type { PaymentEvent } from './paymentState.ts'

/** What Stripe's events about a payment mean to us. */
export const PAYMENT_EVENTS: Readonly<Record<string, PaymentEvent['type'] | undefined>> = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'declined',
  'payment_intent.requires_action': 'challenge_required',
  'payment_intent.canceled': 'abandoned',
}

/** Stripe's events about a refund. */
export const REFUND_EVENTS: ReadonlySet<string> = new Set([
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
])

/** Stripe's events about a chargeback, with the money that moves with each. */
export const DISPUTE_EVENTS: Readonly<Record<string, DisputeNews['moved']>> = {
  'charge.dispute.created': null,
  'charge.dispute.updated': null,
  'charge.dispute.closed': null,
  'charge.dispute.funds_withdrawn': 'withdrawn',
  'charge.dispute.funds_reinstated': 'reinstated',
}

/** Every event that Stripe has to send us: `npm run setup` creates the webhook with them. */
export const STRIPE_EVENTS: readonly string[] = [
  ...Object.keys(PAYMENT_EVENTS),
  ...REFUND_EVENTS,
  ...Object.keys(DISPUTE_EVENTS),
]
