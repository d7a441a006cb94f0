import { changeLabel, countOwnOrders, listLabels } from '#database/queries/orders/orderLabels.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { MAX_LABELS, type LabelChange, type OrderLabel } from '#domain/orders/labels/orderLabel.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Tags and folders of the logged-in account. Raises no_access. */
export async function listOwnLabels(context: OperationContext): Promise<OrderLabel[]> {
  return await listLabels(context.db, ownAccount(context).id)
}

/**
 * Adds or removes a tag or folder of the caller's orders. Safe to repeat. Raises no_access, order_not_found,
 * labels_full.
 */
export async function changeOwnLabel(
  context: OperationContext,
  change: LabelChange,
): Promise<OrderLabel[]> {
  const { db, now } = context
  const { id: accountId } = ownAccount(context)
  const ids = [...new Set(change.orderIds)]
  if ((await countOwnOrders(db, accountId, ids)) < ids.length)
    throw new ProductError('order_not_found')
  const known = await listLabels(db, accountId)
  const isNew = !known.some(({ kind, name }) => kind === change.kind && name === change.name)
  if (change.isSet && isNew && known.length >= MAX_LABELS) throw new ProductError('labels_full')
  await changeLabel(db, { ...change, accountId, at: now.toISOString() })
  return await listLabels(db, accountId)
}
