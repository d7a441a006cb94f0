import { ProductError } from '#domain/errors/errorCatalogue.ts'
import { readStripeEvent } from '../../adapters/payment/stripeGateway.ts'
import type { OperationContext } from '../../env.ts'
import { log } from '../../log.ts'
import { applyPaymentEvent, type AppliedEvent } from './applyPaymentEvent.ts'

/** Takes a Stripe webhook: only with Stripe's signature, and only when Stripe is the gateway. Raises invalid_format, not_found. */
export async function receiveStripeEvent(
  context: OperationContext,
  webhook: { body: string; signature: string | undefined },
): Promise<{ outcome: AppliedEvent | 'ignored' }> {
  if (context.settings.PAYMENT_GATEWAY !== 'stripe')
    throw new ProductError('not_found', { message: 'There is nothing at this address.' })
  const event = await readStripeEvent(context.settings, webhook.body, webhook.signature ?? '')
  if (!event) return { outcome: 'ignored' }
  const outcome = await applyPaymentEvent(context, event)
  log('info', 'payment event', { type: event.type, paymentId: event.paymentId, outcome })
  return { outcome }
}
