import { and, eq } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { idempotencyKeys } from '#database/schema/orders/orders.ts'

/** The request hash and the order stored under a key. */
export async function findIdempotencyKey(
  db: Database,
  sessionId: string,
  key: string,
): Promise<{ requestHash: string; orderId: string } | undefined> {
  return await db
    .select({ requestHash: idempotencyKeys.requestHash, orderId: idempotencyKeys.orderId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, key)))
    .get()
}

/** Claims a key; fails the batch when it is taken. */
export function claimIdempotencyKey(
  db: Database,
  row: typeof idempotencyKeys.$inferInsert,
): Statement {
  return db.insert(idempotencyKeys).values(row)
}
