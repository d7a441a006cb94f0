import { and, asc, eq, or, sql } from 'drizzle-orm'
import { MAX_SAVED_VIEWS } from '#domain/orders/admin/orderBoard.ts'
import type { Database } from '#database/connection.ts'
import { savedViews } from '#database/schema/orders/savedViews.ts'

export type SavedViewRow = typeof savedViews.$inferSelect

/** The most shared views that are shown. */
const MAX_SHOWN = 100

/** The views of an account, and those that others share. */
export async function listSavedViews(db: Database, accountId: string): Promise<SavedViewRow[]> {
  return await db
    .select()
    .from(savedViews)
    .where(or(eq(savedViews.accountId, accountId), eq(savedViews.isShared, true)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id))
    .limit(MAX_SHOWN)
}

/** Saves a view, unless the account has the maximum number; false then. */
export async function insertSavedView(db: Database, view: SavedViewRow): Promise<boolean> {
  const { id, accountId, name, query, isShared, createdAt } = view
  const result = await db.run(sql`
    insert into saved_views (id, account_id, name, query, is_shared, created_at)
    select ${id}, ${accountId}, ${name}, ${query}, ${isShared ? 1 : 0}, ${createdAt}
    where (select count(*) from saved_views where account_id = ${accountId}) < ${MAX_SAVED_VIEWS}`)
  return result.meta.changes > 0
}

/** Deletes a view of an account; false when there is none. */
export async function deleteSavedView(
  db: Database,
  { id, accountId }: Pick<SavedViewRow, 'id' | 'accountId'>,
): Promise<boolean> {
  const result = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.accountId, accountId)))
  return result.meta.changes > 0
}
