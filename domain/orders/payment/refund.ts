import type { Currency } from '#domain/foundation/money/amount.ts'

/** Reasons for a refund. */
export const REFUND_REASONS = [
  'paid_twice',
  'order_cancelled',
  'other_sum',
  'change_paid_twice',
  'change_closed',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/**
 * `pending`: the gateway has accepted it. `failed`: the gateway cannot make it, so a person has to.
 */
export const REFUND_STATES = ['due', 'pending', 'made', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** States in which the gateway still has to be queried. */
export const OPEN_REFUND_STATES = ['due', 'pending'] as const satisfies RefundState[]

/** The states that each outcome may follow, so that events in any order never go back. */
export const REFUND_STATES_BEFORE = {
  pending: ['due'],
  made: ['due', 'pending'],
  failed: ['due', 'pending', 'made'],
} as const satisfies Record<Exclude<RefundState, 'due'>, readonly RefundState[]>

/** The state of a refund from the gateway, by its response or an event, in any order. */
export interface RefundOutcome {
  paymentId: string
  state: Exclude<RefundState, 'due'>
  gatewayRefundId: string
  /** Why it failed; null otherwise. */
  reason: string | null
}

/** A refund as the buyer of the order sees it. */
export interface RefundView {
  reason: RefundReason
  amountMinor: number
  currency: Currency
  isMade: boolean
  createdAt: string
}

/** Texts for the buyer about a refunded payment. */
export const REFUND_REASON_WORDS = {
  paid_twice: 'This order was paid more than once.',
  order_cancelled: 'Your payment arrived after the order was canceled.',
  other_sum: 'Your payment was not for the amount due.',
  change_paid_twice: 'The change to your campaign was paid more than once.',
  change_closed: 'Your payment arrived when the change to your campaign could no longer be made.',
} as const satisfies Record<RefundReason, string>
