/**
 * Where a payment attempt stands. `refund_due`: money came that the order does not need (paid twice, too late, wrong
 * sum); `refunded`: it was given back.
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

/** What a gateway can tell about a payment. */
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

/** One thing a gateway said, whatever the gateway. `amountMinor` is what was received, in `currency`. */
export interface PaymentEvent {
  gateway: 'test' | 'stripe'
  eventId: string
  /** Our own id; the gateway carries it along. */
  paymentId: string
  type: PaymentEventType
  occurredAt: string
  amountMinor: number
  currency: string
  declineCode: string | null
}
