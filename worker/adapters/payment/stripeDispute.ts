import type Stripe from 'stripe'
import type { DisputeNews, DisputeState } from '#domain/orders/payment/dispute.ts'
import { DISPUTE_EVENTS } from '#domain/orders/payment/stripeEvents.ts'

/** Maps Stripe's dispute status to ours. Warnings are inquiries: no money moved. */
const STATES: Record<string, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
} satisfies Partial<Record<Stripe.Dispute.Status, DisputeState>>

/** Whether an event is about a chargeback. */
export const isDisputeEvent = (type: string): boolean => Object.hasOwn(DISPUTE_EVENTS, type)

const idOf = (of: string | { id: string } | null) =>
  typeof of === 'string' ? of : (of?.id ?? null)

/** Chargeback facts in an event; null for a payment without an intent, which is not ours. */
export function disputeNews(type: string, dispute: Stripe.Dispute): DisputeNews | null {
  const gatewayPaymentId = idOf(dispute.payment_intent)
  if (gatewayPaymentId === null) return null
  const due = dispute.evidence_details.due_by
  return {
    gateway: 'stripe',
    disputeId: dispute.id,
    gatewayPaymentId,
    state: STATES[dispute.status] ?? 'open',
    moved: DISPUTE_EVENTS[type] ?? null,
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    evidenceDueAt: due === null ? null : new Date(due * 1_000).toISOString(),
  }
}
