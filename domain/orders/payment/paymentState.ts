/**
 * States of a payment attempt. `refund_due`: the order does not need the money (paid twice, too
 * late, wrong sum); `refunded`: it was returned.
 */
export const PAYMENT_STATES = [
  'open',
  'challenge',
  'declined',
  'succeeded',
  'refund_due',
  'refunded',
  'abandoned',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** A gateway's events about a payment. */
export const PAYMENT_EVENT_TYPES = [
  'succeeded',
  'declined',
  'challenge_required',
  'abandoned',
] as const
export type PaymentEventType = (typeof PAYMENT_EVENT_TYPES)[number]

/** Payments that can still succeed: a declined one may be tried again with another card. */
export const LIVE_PAYMENT_STATES = [
  'open',
  'challenge',
  'declined',
] as const satisfies PaymentState[]

/** An event of any gateway. `amountMinor` is the received amount, in `currency`. */
export interface PaymentEvent {
  gateway: 'test' | 'stripe'
  eventId: string
  /** Our own id, which the gateway returns. */
  paymentId: string
  type: PaymentEventType
  occurredAt: string
  amountMinor: number
  currency: string
  declineCode: string | null
}
