import { listAbandonedOrders } from '#database/queries/orders/orders.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { cancelWaitingOrder } from './cancelWaitingOrder.ts'

/** A cancellation takes about a dozen queries, of the 1,000 that one invocation may make. */
export const ABANDONED_A_RUN = 50

/**
 * Cancels card orders not paid in time: the payment can no longer succeed, coupons and slots are released, the invoice
 * is void and the buyer gets a mail. Runs by cron; safe to repeat.
 */
export async function cancelAbandonedOrders(context: OperationContext): Promise<number> {
  const { db } = context
  const due = await listAbandonedOrders(db, context.now.toISOString(), ABANDONED_A_RUN)
  let cancelled = 0
  for (const { id } of due) {
    try {
      if (await cancelWaitingOrder(context, id, 'system')) cancelled += 1
    } catch (error) {
      log('warn', 'order not cancelled', { orderId: id, message: reasonOf(error) })
    }
  }
  return cancelled
}
