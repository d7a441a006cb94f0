import { findLivePayment, type PaidThing } from '#database/queries/orders/payments/payments.ts'
import { gatewayOf } from '#worker/adapters/payment/gateway.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { applyPaymentEvent } from './applyPaymentEvent.ts'

/**
 * Cancels the card payment of an order or of its change. True if its money has arrived after all
 * (which is applied, even if the gateway's event was lost) or is in transit.
 */
export async function isPaidAfterAll(
  context: OperationContext,
  thing: PaidThing,
): Promise<boolean> {
  const payment = await findLivePayment(context.db, thing)
  if (!payment?.gatewayPaymentId) return false
  const gateway = gatewayOf(context.settings, payment)
  if (!gateway) return false
  const answer = await gateway.cancel(payment.gatewayPaymentId, context.now.toISOString())
  if (answer.state === 'paid') await applyPaymentEvent(context, answer.event)
  return answer.state !== 'cancelled'
}
