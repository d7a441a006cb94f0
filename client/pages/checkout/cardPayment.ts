import { readOrderCall, type OrderKey, type startPaymentCall } from '#client/api/orderCalls.ts'
import { isWaiting } from '#client/state/checkout/placeOrder.ts'

/** A payment that waits for a card. */
export type StartedPayment = Awaited<ReturnType<typeof startPaymentCall>>

/** What every card form gets. */
export interface CardPaymentProps {
  payment: StartedPayment
  orderKey: OrderKey
  /** As people read it. */
  total: string
  onPaid: () => void
}

/** Whether the order no longer waits because it was paid, in another tab or by an earlier try. */
export async function isPaidMeanwhile(orderKey: OrderKey): Promise<boolean> {
  try {
    const order = await readOrderCall(orderKey)
    return !isWaiting(order) && order.state !== 'cancelled'
  } catch {
    return false
  }
}
