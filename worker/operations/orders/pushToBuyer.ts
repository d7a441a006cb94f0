import { accountOfOrder } from '#database/queries/orders/orderNotifications.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pushUnreadCount } from '#worker/operations/contact/pushUnreadCount.ts'

/** Sends the buyer's open tabs, after the answer, how many notifications are unread. */
export function pushToBuyer(context: OperationContext, orderId: string): void {
  context.waitUntil(push(context, orderId))
}

async function push(context: OperationContext, orderId: string): Promise<void> {
  const accountId = await accountOfOrder(context.db, orderId)
  if (accountId !== null) await pushUnreadCount(context, accountId)
}
