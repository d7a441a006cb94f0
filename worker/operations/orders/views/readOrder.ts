import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders/orders.ts'
import { listPayments } from '#database/queries/orders/payments.ts'
import { listRefunds, refundView } from '#database/queries/orders/refunds.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isOpenByCode, isOpenByKey } from '../access/accessToken.ts'
import { orderView } from './orderView.ts'

/** Which order, and what opens it without a login; its owner needs neither. */
export interface OrderKey {
  orderId: string
  /** Opens a guest's order. */
  accessKey: string | undefined
  /** What a mailed code gave. */
  accessToken?: string | undefined
}

/**
 * The stored order for its logged-in owner, and for who was mailed a code; a guest's for who has its key as well. An
 * account's opens by no key: after a logout nothing in the browser is worth anything. Raises order_not_found, also for a
 * wrong key.
 */
export async function openOrder(
  context: Pick<OperationContext, 'db' | 'settings' | 'now' | 'account'>,
  { orderId, accessKey, accessToken }: OrderKey,
): Promise<StoredOrder> {
  const stored = await findOrder(context.db, orderId)
  if (!stored) throw new ProductError('order_not_found')
  const { accountId } = stored.order
  const isOwn = accountId !== null && accountId === context.account?.id
  const isOpen = isOwn || (await isOpenByKey(stored, accessKey))
  if (isOpen || (await isOpenByCode(context, stored, { resource: 'order', accessToken }))) {
    return stored
  }
  throw new ProductError('order_not_found')
}

/** An order as its buyer sees it. Raises order_not_found. */
export async function readOrder(context: OperationContext, key: OrderKey): Promise<OrderView> {
  return await viewOrder(context, await openOrder(context, key))
}

/** A stored order as its buyer sees it, with what is known of its money. */
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
