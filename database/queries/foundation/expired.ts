import { lt } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'
import { idempotencyKeys } from '#database/schema/orders/orders.ts'
import { sessions } from '#database/schema/contact/sessions.ts'
import { deleteSome } from './deleteSome.ts'

/**
 * Deletes carts last changed before their instant, and sessions and idempotency keys created before theirs; at most
 * `limit` of each. Returns the highest number of rows deleted from one table.
 */
export async function deleteExpiredRows(
  db: Database,
  before: { carts: string; sessions: string; keys: string },
  limit: number,
): Promise<number> {
  const deleted = [
    await deleteSome(db, cartSnapshots, {
      where: lt(cartSnapshots.updatedAt, before.carts),
      limit,
    }),
    await deleteSome(db, sessions, { where: lt(sessions.createdAt, before.sessions), limit }),
    await deleteSome(db, idempotencyKeys, {
      where: lt(idempotencyKeys.createdAt, before.keys),
      limit,
    }),
  ]
  return Math.max(...deleted)
}
