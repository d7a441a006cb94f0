import { inArray, lt, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../connection.ts'
import { cartSnapshots } from '../schema/cartSnapshots.ts'
import { idempotencyKeys } from '../schema/orders.ts'
import { sessions } from '../schema/sessions.ts'

const ROW_ID = sql<number>`rowid`

/** Deletes at most `limit` rows of a table whose instant lies before another, the oldest first. */
async function deleteBefore(
  db: Database,
  table: SQLiteTable,
  { column, before, limit }: { column: SQLiteColumn; before: string; limit: number },
): Promise<void> {
  const oldest = db
    .select({ id: ROW_ID })
    .from(table)
    .where(lt(column, before))
    .orderBy(column)
    .limit(limit)
  await db.delete(table).where(inArray(ROW_ID, oldest))
}

/** Deletes carts changed last before their instant, sessions and idempotency keys made before theirs; at most `limit` of each. */
export async function deleteExpiredRows(
  db: Database,
  before: { carts: string; sessions: string; keys: string },
  limit: number,
): Promise<void> {
  const { updatedAt } = cartSnapshots
  await deleteBefore(db, cartSnapshots, { column: updatedAt, before: before.carts, limit })
  await deleteBefore(db, sessions, { column: sessions.createdAt, before: before.sessions, limit })
  const { createdAt } = idempotencyKeys
  await deleteBefore(db, idempotencyKeys, { column: createdAt, before: before.keys, limit })
}
