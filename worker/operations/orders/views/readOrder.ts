import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders/orders.ts'
import { listPayments } from '#database/queries/orders/payments/payments.ts'
import { listRefunds, refundView } from '#database/queries/orders/payments/refunds.ts'
import type { OrderRight } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isOpenByCode, isOpenByKey } from '../access/accessToken.ts'
import { orderRights } from '../access/orderRights.ts'
import { orderView } from './orderView.ts'

/** Id of an order, and credentials without a login; its owner needs none. */
export interface OrderKey {
  orderId: string
  /** Key of a guest's order. */
  accessKey: string | undefined
  /** Token from a mailed code. */
  accessToken?: string | undefined
}

/**
 * The stored order for a caller with a right to it or a mailed code; a guest's also for the holder of its key. No key
 * opens an account's order: after a logout nothing in the browser gives access. Raises order_not_found, also for a
 * wrong key; no_access for a member of its team without the right.
 */
export async function openOrder(
  context: Pick<OperationContext, 'db' | 'settings' | 'now' | 'account' | 'primary'>,
  { orderId, accessKey, accessToken }: OrderKey,
  right: OrderRight = 'readOrders',
): Promise<StoredOrder> {
  const stored = await findOrder(context.db, orderId)
  if (!stored) throw new ProductError('order_not_found')
  const rights = await orderRights(context, stored.order)
  const isOpen = rights(right) || (await isOpenByKey(stored, accessKey))
  if (isOpen || (await isOpenByCode(context, stored, { resource: 'order', accessToken }))) {
    return stored
  }
  throw new ProductError(rights('readOrders') ? 'no_access' : 'order_not_found')
}

/** An order as its buyer sees it. Raises order_not_found. */
export async function readOrder(context: OperationContext, key: OrderKey): Promise<OrderView> {
  return await viewOrder(context, await openOrder(context, key))
}

/** A stored order as its buyer sees it, with its payments and refunds. */
export async function viewOrder(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  stored: StoredOrder,
): Promise<OrderView> {
  const [payments, refunds, creativesOf] = await Promise.all([
    listPayments(db, stored.order.id),
    listRefunds(db, stored.order.id),
    countCreatives(
      db,
      stored.lines.map(({ id }) => id),
    ),
  ])
  const payment = payments.find(({ amendmentId }) => amendmentId === null) ?? null
  return orderView(stored, { payment, refunds: refunds.map(refundView), creativesOf }, now)
}
