import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { CodeRecipient } from '#domain/orders/access/mailedAccess.ts'
import type { Database } from '#database/connection.ts'
import { mailedCodes } from '#database/schema/orders/mailedCodes.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'

/** The order and the recipient of a code. */
export interface CodeKey {
  orderId: string
  recipient: CodeRecipient
}

const isOf = ({ orderId, recipient }: CodeKey) =>
  and(eq(mailedCodes.orderId, orderId), eq(mailedCodes.recipient, recipient))

/** Stores a new code; the previous one becomes invalid. */
export async function storeMailedCode(
  db: Database,
  key: CodeKey,
  code: { codeHash: string; expiresAt: string },
): Promise<void> {
  await db
    .insert(mailedCodes)
    .values({ ...key, ...code })
    .onConflictDoUpdate({
      target: [mailedCodes.orderId, mailedCodes.recipient],
      set: { ...code, tries: 0 },
    })
}

/** Counts an attempt before it is checked, so that parallel ones count too; undefined when no code is open. */
export async function countCodeAttempt(
  db: Database,
  key: CodeKey,
  now: string,
): Promise<{ codeHash: string; tries: number } | undefined> {
  const [row] = await db
    .update(mailedCodes)
    .set({ tries: sql`${mailedCodes.tries} + 1` })
    .where(and(isOf(key), gt(mailedCodes.expiresAt, now)))
    .returning({ codeHash: mailedCodes.codeHash, tries: mailedCodes.tries })
  return row
}

/** Consumes a code: of many parallel uses, one succeeds. */
export async function spendCode(db: Database, key: CodeKey, codeHash: string): Promise<boolean> {
  const spent = await db
    .delete(mailedCodes)
    .where(and(isOf(key), eq(mailedCodes.codeHash, codeHash)))
    .returning({ orderId: mailedCodes.orderId })
  return spent.length > 0
}

/** Deletes expired codes. */
export async function deleteExpiredCodes(db: Database, now: Date, limit: number): Promise<number> {
  const where = lt(mailedCodes.expiresAt, now.toISOString())
  return await deleteSome(db, mailedCodes, { where, limit })
}
