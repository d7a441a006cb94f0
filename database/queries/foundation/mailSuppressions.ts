import { desc, eq } from 'drizzle-orm'
import type { Suppression } from '#domain/foundation/limits/suppression.ts'
import type { Database } from '#database/connection.ts'
import { mailSuppressions } from '#database/schema/foundation/mailSuppressions.ts'

/** Stops email to an address; a complaint overrides a bounce. */
export async function insertSuppression(
  db: Database,
  suppression: Suppression & { at: string },
): Promise<void> {
  const insertion = db.insert(mailSuppressions).values(suppression)
  await (suppression.reason === 'complaint'
    ? insertion.onConflictDoUpdate({ target: mailSuppressions.address, set: suppression })
    : insertion.onConflictDoNothing())
}

/** Why an address gets no email; null when it gets email. */
export async function findSuppression(db: Database, address: string) {
  const row = await db
    .select()
    .from(mailSuppressions)
    .where(eq(mailSuppressions.address, address))
    .get()
  return row ?? null
}

/** Addresses that get no email, the newest first. */
export async function listSuppressions(db: Database, limit: number) {
  return await db.select().from(mailSuppressions).orderBy(desc(mailSuppressions.at)).limit(limit)
}

/** Allows email to an address again; null when it was not stopped. */
export async function deleteSuppression(db: Database, address: string) {
  const [deleted] = await db
    .delete(mailSuppressions)
    .where(eq(mailSuppressions.address, address))
    .returning()
  return deleted ?? null
}
