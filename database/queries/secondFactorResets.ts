import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import {
  accounts,
  accountSessions,
  accountTwoFactors,
  secondFactorResets,
} from '../schema/accounts.ts'
import { auditIf, isAudited, type NewDeskAudit } from './deskAudit.ts'

export type SecondFactorResetRow = typeof secondFactorResets.$inferSelect

/** The reset of an account that waits for its second admin, and who asked for it; undefined for none. */
export async function findReset(db: Database, accountId: string, now: string) {
  return await db
    .select({
      reset: secondFactorResets,
      askedBy: sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
    })
    .from(secondFactorResets)
    .leftJoin(accounts, eq(accounts.id, secondFactorResets.askedBy))
    .where(and(eq(secondFactorResets.accountId, accountId), gt(secondFactorResets.expiresAt, now)))
    .get()
}

const hasFactor = (accountId: string) =>
  sql`exists (select 1 from accounts where id = ${accountId} and two_factor_enabled = 1)`

const isWaiting = ({ accountId, id, now }: { accountId: string; id?: string; now: string }): SQL =>
  sql`exists (select 1 from second_factor_resets where account_id = ${accountId} and expires_at > ${now}
    ${id === undefined ? sql`` : sql`and id = ${id}`})`

/** Asks for the reset of an account with a second factor, where nobody has asked yet. */
export function askReset(
  db: Database,
  entry: NewDeskAudit,
  { id, accountId, askedBy, reason, askedAt, expiresAt }: SecondFactorResetRow,
): Statement[] {
  const isFree = sql`${hasFactor(accountId)} and not ${isWaiting({ accountId, now: askedAt })}`
  return [
    auditIf(db, entry, isFree),
    db.run(sql`
      insert or replace into second_factor_resets (account_id, id, asked_by, reason, asked_at, expires_at)
      select ${accountId}, ${id}, ${askedBy}, ${reason}, ${askedAt}, ${expiresAt}
      where ${isAudited(entry.id)}`),
  ]
}

/**
 * Turns the second factor of an account off and ends its sessions, where the reset waits and who consents is neither who
 * asked nor the account itself. The reset is used up.
 */
export function consentToReset(
  db: Database,
  entry: NewDeskAudit,
  { resetId, now }: { resetId: string; now: Date },
): Statement[] {
  const { subjectId: accountId, accountId: by } = entry
  const waits = isWaiting({ accountId, id: resetId, now: now.toISOString() })
  const isAnother = sql`${by} <> ${accountId} and not exists (select 1 from second_factor_resets
    where account_id = ${accountId} and asked_by = ${by})`
  const isDone = isAudited(entry.id)
  return [
    auditIf(db, entry, sql`${waits} and ${isAnother} and ${hasFactor(accountId)}`),
    db.delete(accountTwoFactors).where(and(eq(accountTwoFactors.userId, accountId), isDone)),
    db.delete(accountSessions).where(and(eq(accountSessions.userId, accountId), isDone)),
    db
      .update(accounts)
      .set({ twoFactorEnabled: false, updatedAt: now })
      .where(and(eq(accounts.id, accountId), isDone)),
    db.delete(secondFactorResets).where(and(eq(secondFactorResets.accountId, accountId), isDone)),
  ]
}

/** Takes a reset back. */
export function withdrawReset(
  db: Database,
  entry: NewDeskAudit,
  { resetId, now }: { resetId: string; now: string },
): Statement[] {
  const { subjectId: accountId } = entry
  return [
    auditIf(db, entry, isWaiting({ accountId, id: resetId, now })),
    db
      .delete(secondFactorResets)
      .where(and(eq(secondFactorResets.accountId, accountId), isAudited(entry.id))),
  ]
}

/** Deletes resets to which nobody consented in time. */
export async function deleteExpiredResets(db: Database, now: string): Promise<void> {
  await db.delete(secondFactorResets).where(lte(secondFactorResets.expiresAt, now))
}
