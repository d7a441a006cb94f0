import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { accountTwoFactors } from '#database/schema/accounts/accounts.ts'

/** A second factor as stored: both values are encrypted. */
export interface StoredSecondFactor {
  id: string
  secret: string
  backupCodes: string
}

/** Second factors in the order of their ids, those after `after`, `limit` at most. */
export async function secondFactorsAfter(
  db: Database,
  after: string,
  limit: number,
): Promise<StoredSecondFactor[]> {
  const { id, secret, backupCodes } = accountTwoFactors
  return await db
    .select({ id, secret, backupCodes })
    .from(accountTwoFactors)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(limit)
}

/** The second factor of an account; null without one. */
export async function secondFactorOf(
  db: Database,
  accountId: string,
): Promise<StoredSecondFactor | null> {
  const { id, secret, backupCodes, userId } = accountTwoFactors
  const [row] = await db
    .select({ id, secret, backupCodes })
    .from(accountTwoFactors)
    .where(eq(userId, accountId))
    .limit(1)
  return row ?? null
}

/** Replaces both values of a second factor; returns whether they were unchanged since they were read. */
export async function replaceSecondFactor(
  db: Database,
  before: StoredSecondFactor,
  after: Pick<StoredSecondFactor, 'secret' | 'backupCodes'>,
): Promise<boolean> {
  const { id, secret, backupCodes } = accountTwoFactors
  const { meta } = await db
    .update(accountTwoFactors)
    .set(after)
    .where(and(eq(id, before.id), eq(secret, before.secret), eq(backupCodes, before.backupCodes)))
  return meta.changes > 0
}
