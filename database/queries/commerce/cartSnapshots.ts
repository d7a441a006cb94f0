import { eq, lt } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'

export type CartSnapshotRow = typeof cartSnapshots.$inferSelect

/** Stores a session's cart unless a later version is stored; returns whether it did. */
export async function saveCartSnapshot(db: Database, row: CartSnapshotRow): Promise<boolean> {
  const { sessionId, ...values } = row
  const written = await db
    .insert(cartSnapshots)
    .values({ sessionId, ...values })
    .onConflictDoUpdate({
      target: cartSnapshots.sessionId,
      set: values,
      setWhere: lt(cartSnapshots.version, row.version),
    })
    .returning({ version: cartSnapshots.version })
  return written.length > 0
}

/** The latest cart of a session. */
export async function findCartSnapshot(
  db: Database,
  sessionId: string,
): Promise<CartSnapshotRow | undefined> {
  return await db.select().from(cartSnapshots).where(eq(cartSnapshots.sessionId, sessionId)).get()
}
