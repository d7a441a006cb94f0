import { accountsOfOrder } from '#database/queries/orders/orderNotifications.ts'
import { runBatch, type Statement } from '#database/batch.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pushUnreadCount } from '#worker/operations/contact/pushUnreadCount.ts'

/**
 * Writes notifications about orders in one batch, then sends the new counts to open tabs of their accounts and teams.
 */
export async function writeAndPush(
  context: OperationContext,
  news: readonly { statement: Statement; orderId: string }[],
): Promise<void> {
  if (news.length === 0) return
  await runBatch(
    context.db,
    news.map(({ statement }) => statement),
  )
  const accounts = new Set<string>()
  for (const orderId of new Set(news.map((each) => each.orderId)))
    for (const accountId of await accountsOfOrder(context.db, orderId)) accounts.add(accountId)
  for (const accountId of accounts) await pushUnreadCount(context, accountId)
}
