import { connect } from '#database/connection.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders.ts'
import { listPayments } from '#database/queries/payments.ts'
import { listRefunds, refundView } from '#database/queries/refunds.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { OrderView } from '#domain/order/orderView.types.ts'
import { isSameSecret } from '../../adapters/signature.ts'
import type { OperationContext } from '../../env.ts'
import { orderView } from './orderView.ts'

/** Which order, and the key that opens it without a login; its owner needs none. */
export interface OrderKey {
  orderId: string
  accessKey: string | undefined
}

/** The stored order for its logged-in owner, or somebody who has its key. Raises order_not_found, also for a wrong key. */
export async function openOrder(
  { env, account }: Pick<OperationContext, 'env' | 'account'>,
  { orderId, accessKey }: OrderKey,
): Promise<StoredOrder> {
  const stored = await findOrder(connect(env.DB), orderId)
  const isOwner = account !== null && stored?.order.accountId === account.id
  const isOpen =
    stored && (isOwner || (await isSameSecret(stored.order.accessKey, accessKey ?? '')))
  if (!isOpen) throw new ProductError('order_not_found')
  return stored
}

/** An order as its buyer sees it. Raises order_not_found. */
export async function readOrder(context: OperationContext, key: OrderKey): Promise<OrderView> {
  return await viewOrder(context, await openOrder(context, key))
}

/** A stored order as its buyer sees it, with what is known of its money. */
export async function viewOrder(
  { env, now }: Pick<OperationContext, 'env' | 'now'>,
  stored: StoredOrder,
): Promise<OrderView> {
  const db = connect(env.DB)
  const [[payment = null], refunds] = await Promise.all([
    listPayments(db, stored.order.id),
    listRefunds(db, stored.order.id),
  ])
  return orderView(stored, { payment, refunds: refunds.map(refundView) }, now)
}
