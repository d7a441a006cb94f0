import Stripe from 'stripe'
import type { RefundAnswer, RefundRequest } from './gateway.types.ts'

/** Maps Stripe's refund status to ours. */
const STATES: Record<string, Exclude<RefundAnswer['state'], 'refused'> | undefined> = {
  succeeded: 'made',
  pending: 'pending',
  requires_action: 'pending',
  failed: 'failed',
  canceled: 'failed',
}

/** Status of one refund at Stripe. */
export function refundAnswer({ id, status, failure_reason: why }: Stripe.Refund): RefundAnswer {
  const state = STATES[status ?? ''] ?? 'pending'
  return { state, gatewayRefundId: id, reason: state === 'failed' ? (why ?? status) : null }
}

const isPending = (refund: Stripe.Refund) => refundAnswer(refund).state === 'pending'

/**
 * Refunds the rest of a PaymentIntent. Existing refunds count first, whoever made them: the response to an earlier
 * request may have been lost longer ago than Stripe keeps its idempotency key, and someone may have refunded by hand.
 */
export async function refundIntent(stripe: Stripe, request: RefundRequest): Promise<RefundAnswer> {
  const { paymentId, gatewayPaymentId, amountMinor, refusals } = request
  const { data: before } = await stripe.refunds.list({
    payment_intent: gatewayPaymentId,
    limit: 100,
  })
  const standing = before.filter((refund) => refundAnswer(refund).state !== 'failed')
  const leftMinor = amountMinor - standing.reduce((sum, { amount }) => sum + amount, 0)
  if (leftMinor <= 0) {
    const [one] = standing.toSorted((a, b) => Number(isPending(b)) - Number(isPending(a)))
    return one ? refundAnswer(one) : { state: 'refused', reason: 'nothing was received' }
  }
  // A card that rejected the refund will reject it again.
  const failed = before.find((refund) => refundAnswer(refund).state === 'failed')
  if (failed) return refundAnswer(failed)
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: gatewayPaymentId,
        amount: leftMinor,
        metadata: { payment_id: paymentId },
      },
      { idempotencyKey: `refund_${paymentId}_${refusals}` },
    )
    return refundAnswer(refund)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return { state: 'refused', reason: error.code ?? error.message }
  }
}
