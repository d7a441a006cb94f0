import { ProductError } from '#domain/foundation/errors/productError.ts'
import { readStripeEvent } from '#worker/adapters/payment/stripeGateway.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { applyDisputeNews } from './applyDisputeNews.ts'
import { applyPaymentEvent, type AppliedEvent } from './applyPaymentEvent.ts'
import { applyRefundOutcome } from './applyRefundOutcome.ts'
import { makeDueRefunds } from './makeDueRefunds.ts'
import { recordCard } from './recordCard.ts'

/**
 * Processes a Stripe webhook: only with Stripe's signature, and only when Stripe is the gateway. Raises
 * invalid_format, not_found.
 */
export async function receiveStripeEvent(
  context: OperationContext,
  webhook: { body: string; signature: string | undefined },
): Promise<{ outcome: AppliedEvent | 'ignored' }> {
  if (context.settings.PAYMENT_GATEWAY !== 'stripe')
    throw new ProductError('not_found', { message: 'There is nothing at this address.' })
  const news = await readStripeEvent(context.settings, webhook.body, webhook.signature ?? '')
  if (!news) return { outcome: 'ignored' }
  if (news.about === 'refund') {
    const { paymentId, state } = news.outcome
    const outcome = await applyRefundOutcome(context, news.outcome)
    log('info', 'refund event', { state, paymentId, outcome })
    return { outcome }
  }
  if (news.about === 'dispute') {
    const { disputeId, state } = news.news
    const outcome = await applyDisputeNews(context, news.news)
    log('info', 'dispute event', { state, disputeId, outcome })
    return { outcome }
  }
  if (news.about === 'card') {
    const isOurs = await recordCard(context, news.gatewayCardId)
    log('info', 'card event', { isOurs })
    return { outcome: isOurs ? 'applied' : 'ignored' }
  }
  const { paymentId, type } = news.event
  const outcome = await applyPaymentEvent(context, news.event)
  log('info', 'payment event', { type, paymentId, outcome })
  if (type === 'succeeded') context.waitUntil(makeDueRefunds(context, { paymentId }))
  return { outcome }
}
