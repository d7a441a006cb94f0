import { readOrderCall, type OrderKey } from '#client/api/orders/orderCalls.ts'
import { isWaiting } from '#client/state/orders/submitOrder.ts'

/**
 * Whether an order no longer waits because it was paid, in another tab or by an earlier attempt.
 */
export async function isOrderPaid(key: OrderKey): Promise<boolean> {
  try {
    const order = await readOrderCall(key)
    return !isWaiting(order) && order.state !== 'cancelled'
  } catch {
    return false
  }
}
