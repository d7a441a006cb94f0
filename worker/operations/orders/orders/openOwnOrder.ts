import type { NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { findOrder, type OrderLineRow, type StoredOrder } from '#database/queries/orders/orders.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/** An order for the account that owns it, or for who may read all. Raises order_not_found, also for somebody else's. */
export async function openOwnOrder(
  { db, account }: Pick<OperationContext, 'db' | 'account'>,
  orderId: string,
): Promise<StoredOrder> {
  const stored = account ? await findOrder(db, orderId) : undefined
  const isOpen = stored && (stored.order.accountId === account?.id || can(account, 'readAllOrders'))
  if (!isOpen) throw new ProductError('order_not_found')
  return stored
}

/** A line by the ids of it and its order. */
export interface LineKey {
  orderId: string
  lineId: string
}

/** A line that somebody may change, as whom, and what the desk writes down of it. */
export interface OpenLine {
  stored: StoredOrder
  line: OrderLineRow
  actor: 'buyer' | 'admin'
  audit: NewDeskAudit | null
}

/** A line of one's own order; only the owner may change it. Raises order_not_found. */
export async function openOwnLine(
  context: Pick<OperationContext, 'db' | 'account'>,
  { orderId, lineId }: LineKey,
): Promise<OpenLine> {
  const stored = await openOwnOrder(context, orderId)
  const line = stored.lines.find(({ id }) => id === lineId)
  if (!line || stored.order.accountId !== context.account?.id)
    throw new ProductError('order_not_found')
  return { stored, line, actor: 'buyer', audit: null }
}

/** A line of any order, for who may change all of them, with what is done and why. Raises order_not_found. */
export async function openDeskLine(
  context: Pick<OperationContext, 'db' | 'account' | 'now'>,
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

/** A line of one's own order, or, with a reason, any line for the desk. Raises order_not_found. */
export const openOwnOrDeskLine = async (
  context: Pick<OperationContext, 'db' | 'account' | 'now'>,
  { reason, ...key }: LineKey & { reason?: string | undefined },
  event: string,
): Promise<OpenLine> =>
  await (reason === undefined
    ? openOwnLine(context, key)
    : openDeskLine(context, key, { event, reason }))
