import { accountsOfOrder } from '#database/queries/orders/orderNotifications.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pushUnreadCount } from '#worker/operations/contact/pushUnreadCount.ts'

/** Sends the number of unread notifications to the open tabs of an order's account and team, after the response. */
export function pushToBuyer(context: OperationContext, orderId: string): void {
  context.waitUntil(push(context, orderId))
}

async function push(context: OperationContext, orderId: string): Promise<void> {
  for (const accountId of await accountsOfOrder(context.db, orderId))
    await pushUnreadCount(context, accountId)
}
