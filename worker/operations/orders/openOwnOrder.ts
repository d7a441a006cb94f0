import { connect } from '#database/connection.ts'
import { findOrder, type OrderLineRow, type StoredOrder } from '#database/queries/orders.ts'
import { can } from '#domain/account/capability.ts'
import { ProductError } from '#domain/errors/productError.ts'
import type { OperationContext } from '../../platform/env.ts'

/** An order for the account that owns it, or for who may read all. Raises order_not_found, also for somebody else's. */
export async function openOwnOrder(
  { env, account }: Pick<OperationContext, 'env' | 'account'>,
  orderId: string,
): Promise<StoredOrder> {
  const stored = account ? await findOrder(connect(env.DB), orderId) : undefined
  const isOpen = stored && (stored.order.accountId === account?.id || can(account, 'readAllOrders'))
  if (!isOpen) throw new ProductError('order_not_found')
  return stored
}

/** A line of one's own order; only the owner may change it. Raises order_not_found. */
export async function openOwnLine(
  context: Pick<OperationContext, 'env' | 'account'>,
  { orderId, lineId }: { orderId: string; lineId: string },
): Promise<{ stored: StoredOrder; line: OrderLineRow }> {
  const stored = await openOwnOrder(context, orderId)
  const line = stored.lines.find(({ id }) => id === lineId)
  if (!line || stored.order.accountId !== context.account?.id)
    throw new ProductError('order_not_found')
  return { stored, line }
}
