import type { NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { findOrder, type OrderLineRow, type StoredOrder } from '#database/queries/orders/orders.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { orderRights, type OrderRights } from '../access/orderRights.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

type Context = Pick<OperationContext, 'db' | 'account' | 'primary'>

/** An order for a caller with a right to it, or who may read all, with the caller's rights. Raises order_not_found. */
export async function openWithRights(
  context: Context,
  orderId: string,
): Promise<{ stored: StoredOrder; rights: OrderRights }> {
  const { db, account } = context
  const stored = account ? await findOrder(db, orderId) : undefined
  if (!stored) throw new ProductError('order_not_found')
  const rights = await orderRights(context, stored.order)
  if (!rights('readOrders') && !can(account, 'readAllOrders'))
    throw new ProductError('order_not_found')
  return { stored, rights }
}

/** An order for a caller with a right to it, or who may read all. Raises order_not_found, also for another owner's. */
export const openOwnOrder = async (context: Context, orderId: string): Promise<StoredOrder> =>
  (await openWithRights(context, orderId)).stored

/** An order for its buyer to change. Raises order_not_found; no_access for a team member who may only see it. */
export async function openOrderToChange(context: Context, orderId: string): Promise<StoredOrder> {
  const { stored, rights } = await openWithRights(context, orderId)
  if (!rights('readOrders')) throw new ProductError('order_not_found')
  if (!rights('changeOrders')) throw new ProductError('no_access')
  return stored
}

/** A line by its id and its order's. */
export interface LineKey {
  orderId: string
  lineId: string
}

/** A line that the caller may change, with the caller's role and the desk's log entry. */
export interface OpenLine {
  stored: StoredOrder
  line: OrderLineRow
  actor: 'buyer' | 'admin'
  audit: NewDeskAudit | null
}

/** A line of the caller's order, to change. Raises order_not_found, no_access. */
export async function openOwnLine(
  context: Context,
  { orderId, lineId }: LineKey,
): Promise<OpenLine> {
  const stored = await openOrderToChange(context, orderId)
  const line = stored.lines.find(({ id }) => id === lineId)
  if (!line) throw new ProductError('order_not_found')
  return { stored, line, actor: 'buyer', audit: null }
}

/** A line of any order, for a caller who may change all, with action and reason. Raises order_not_found. */
export async function openDeskLine(
  context: Pick<OperationContext, 'db' | 'account' | 'now' | 'primary'>,
  { orderId, lineId }: LineKey,
  { event, reason, after }: Pick<NewDeskAudit, 'event' | 'reason' | 'after'>,
): Promise<OpenLine> {
  if (!can(context.account, 'changeAllOrders')) throw new ProductError('order_not_found')
  const stored = await openOwnOrder(context, orderId)
  const line = stored.lines.find(({ id }) => id === lineId)
  if (!line) throw new ProductError('order_not_found')
  const { startDate, endDate, state } = line
  const before = { line: line.name, state, startDate, endDate }
  const audit = deskEntry(context, {
    kind: 'order',
    subjectId: orderId,
    event,
    reason,
    before,
    ...(after ? { after } : {}),
  })
  return { stored, line, actor: 'admin', audit }
}

/** A line of the caller's order or, with a reason, any line for the desk. Raises order_not_found. */
export const openOwnOrDeskLine = async (
  context: Pick<OperationContext, 'db' | 'account' | 'now' | 'primary'>,
  { reason, ...key }: LineKey & { reason?: string | undefined },
  event: string,
): Promise<OpenLine> =>
  await (reason === undefined
    ? openOwnLine(context, key)
    : openDeskLine(context, key, { event, reason }))
