import { findLivePayment, type PaidThing } from '#database/queries/orders/payments.ts'
import { gatewayOf } from '#worker/adapters/payment/gateway.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { applyPaymentEvent } from './applyPaymentEvent.ts'

/**
 * Makes sure that the card payment of an order, or of a change of it, can no longer succeed. True when its money has come
 * after all (that is applied, also where the gateway's own word of it was lost), or is on its way.
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
