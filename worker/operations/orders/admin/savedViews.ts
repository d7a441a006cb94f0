import {
  deleteSavedView,
  insertSavedView,
  listSavedViews,
} from '#database/queries/orders/savedViews.ts'
import {
  boardQuerySchema,
  type BoardQuery,
  type BoardViewsPage,
  COUNTED_VIEWS,
  givenViews,
  type NewView,
  type SavedView,
} from '#domain/orders/admin/orderBoard.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { countBoards } from '#database/queries/orders/orderBoard.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { orderPeople } from './assignOrders.ts'
import { ofAccount } from './orderBoard.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** The caller's views of the board, and shared ones. Raises no_access. */
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

/** All tabs of the board with their numbers of lines. Raises no_access. */
export async function listBoardViews(context: OperationContext): Promise<BoardViewsPage> {
  const { db, now, settings } = context
  const given = givenViews(dayIn(settings.SELLER_TIME_ZONE, now))
  const [views, people] = await Promise.all([listViews(context), orderPeople(context)])
  const asked = [...given, ...views.slice(0, COUNTED_VIEWS)].map(({ query }) =>
    ofAccount(context, queryOfView(query)),
  )
  const counts = await countBoards(db, asked)
  return {
    given: given.map(({ name, query }, at) => ({ name, query, count: counts[at] ?? 0 })),
    views: views.map(({ id, name, query, isShared, isOwn }, at) => ({
      id,
      name,
      query,
      isShared,
      isOwn,
      count: counts[given.length + at] ?? null,
    })),
    people,
  }
}

/** The board query of a saved view's address; all lines if the address no longer parses. */
function queryOfView(address: string): BoardQuery {
  const { after: _after, hide: _hide, ...asked } = Object.fromEntries(new URLSearchParams(address))
  return boardQuerySchema.safeParse(asked).data ?? boardQuerySchema.parse({})
}

/** Saves a view of the board. Raises no_access, saved_entries_full. */
export async function saveView(context: OperationContext, view: NewView): Promise<SavedView[]> {
  const { id: accountId } = ownAccount(context)
  const createdAt = context.now.toISOString()
  const row = { ...view, id: newId('viw'), accountId, createdAt }
  if (!(await insertSavedView(context.db, row))) throw new ProductError('saved_entries_full')
  return await listViews(context)
}

/** Deletes one of the caller's views. Raises no_access, saved_entry_not_found, also for another owner's. */
export async function deleteView(context: OperationContext, id: string): Promise<SavedView[]> {
  const { id: accountId } = ownAccount(context)
  if (!(await deleteSavedView(context.db, { id, accountId })))
    throw new ProductError('saved_entry_not_found')
  return await listViews(context)
}
