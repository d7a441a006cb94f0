import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { cancelWaitingOrder } from './cancelWaitingOrder.ts'
import { openOrder, readOrder, type OrderKey } from '../views/readOrder.ts'

/**
 * Cancels an order that waits for its card payment, as its buyer. Safe to repeat. Raises order_not_found, and
 * payment_not_open when it no longer waits: a booked campaign is stopped, not canceled (Orders 5).
 */
export async function cancelOrder(context: OperationContext, key: OrderKey): Promise<OrderView> {
  const { order } = await openOrder(context, key, 'changeOrders')
  if (order.state === 'awaiting_payment') await cancelWaitingOrder(context, order.id, 'buyer')
  const after = await readOrder(context, key)
  if (after.state !== 'cancelled') throw new ProductError('payment_not_open')
  context.waitUntil(sendDueMails(context, { orderId: order.id }))
  return after
}
