import {
  deleteSavedView,
  insertSavedView,
  listSavedViews,
} from '#database/queries/orders/savedViews.ts'
import type { NewView, SavedView } from '#domain/orders/admin/orderBoard.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** One's own views of the board, and those that others share. Raises no_access. */
export async function listViews(context: OperationContext): Promise<SavedView[]> {
  const { id: accountId } = ownAccount(context)
  const rows = await listSavedViews(context.db, accountId)
  return rows.map(({ id, name, query, isShared, ...row }) => ({
    id,
    name,
    query,
    isShared,
    isOwn: row.accountId === accountId,
  }))
}

/** Keeps a view of the board. Raises no_access, saved_entries_full. */
export async function saveView(context: OperationContext, view: NewView): Promise<SavedView[]> {
  const { id: accountId } = ownAccount(context)
  const createdAt = context.now.toISOString()
  const row = { ...view, id: newId('viw'), accountId, createdAt }
  if (!(await insertSavedView(context.db, row))) throw new ProductError('saved_entries_full')
  return await listViews(context)
}

/** Forgets one's own view. Raises no_access, saved_entry_not_found, also for somebody else's. */
export async function forgetView(context: OperationContext, id: string): Promise<SavedView[]> {
  const { id: accountId } = ownAccount(context)
  if (!(await deleteSavedView(context.db, { id, accountId })))
    throw new ProductError('saved_entry_not_found')
  return await listViews(context)
}
