import type { DisputeNews } from './dispute.ts'
import type { PaymentEvent } from './paymentState.ts'

/** Our events for Stripe's events about a payment. */
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

/**
 * Stripe's events about a saved card: each one reloads the card, so that their order does not
 * matter.
 */
export const CARD_EVENTS: ReadonlySet<string> = new Set([
  'payment_method.attached',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'payment_method.detached',
])

/** All events of the Stripe webhook, which `npm run setup` creates. */
export const STRIPE_EVENTS: readonly string[] = [
  ...Object.keys(PAYMENT_EVENTS),
  ...REFUND_EVENTS,
  ...Object.keys(DISPUTE_EVENTS),
  ...CARD_EVENTS,
]
