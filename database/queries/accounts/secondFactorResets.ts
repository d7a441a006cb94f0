import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { CONSENT_TENURE_MS } from '#domain/sales/admin/customers.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  accounts,
  accountSessions,
  accountTwoFactors,
  secondFactorResets,
} from '#database/schema/accounts/accounts.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { auditIf, isAudited, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'

export type SecondFactorResetRow = typeof secondFactorResets.$inferSelect

/** An account's reset that is pending a second admin's consent, with the admin who asked for it; undefined for none. */
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

/** Requests the reset of an account with a second factor, where no request is pending. */
export function requestReset(
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

const GAINED_ADMIN = sql`event = 'set_role' and instr(after ->> 'role', 'admin') > 0
  and instr(coalesce(before ->> 'role', ''), 'admin') = 0`

/** Whether an admin gave another the role, directly or through admins whom they appointed. */
const hasAppointed = (by: string, accountId: string): SQL => sql`${by} in (
  with recursive appointed_by (id) as (
    select account_id from desk_audit where subject_id = ${accountId} and ${GAINED_ADMIN} and account_id is not null
    union
    select desk_audit.account_id from desk_audit join appointed_by on subject_id = appointed_by.id
      where ${GAINED_ADMIN} and desk_audit.account_id is not null)
  select id from appointed_by)`

const gainedAdminAfter = (accountId: string, since: string): SQL => sql`exists (
  select 1 from desk_audit where subject_id = ${accountId} and at > ${since} and ${GAINED_ADMIN})`

/**
 * True for an admin who may give the second consent: has had the role and a second factor since 24 hours before the
 * request, was appointed neither by the requesting admin nor by anyone whom that admin appointed, and did not appoint
 * the requesting admin in those 24 hours: one person could own both accounts.
 */
export function consentTenure(by: string, { askedBy, askedAt }: SecondFactorResetRow): SQL {
  const since = new Date(Date.parse(askedAt) - CONSENT_TENURE_MS).toISOString()
  return sql`(exists (
      select 1 from accounts join account_two_factors on account_two_factors.account_id = accounts.id
      where accounts.id = ${by} and two_factor_enabled = 1 and accounts.created_at <= ${since}
        and (account_two_factors.since is null or account_two_factors.since <= ${since}))
    and not ${gainedAdminAfter(by, since)}
    and not ${hasAppointed(askedBy, by)}
    and not (${gainedAdminAfter(askedBy, since)} and ${hasAppointed(by, askedBy)}))`
}

/** Whether an admin may give the second consent to a reset. */
export async function mayConsent(
  db: Database,
  by: string,
  reset: SecondFactorResetRow,
): Promise<boolean> {
  if ([reset.askedBy, reset.accountId].includes(by)) return false
  const row = await db.get<{ may: number }>(sql`select ${consentTenure(by, reset)} as may`)
  return row?.may === 1
}

/** Starts the tenure of a second factor, after its first right code. */
export async function startSecondFactor(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .update(accountTwoFactors)
    .set({ since: now })
    .where(eq(accountTwoFactors.userId, accountId))
}

/**
 * Turns the second factor of an account off and ends its sessions, if the reset is pending and the consenting admin may
 * consent (`consentTenure`). Consumes the reset.
 */
export function consentToReset(
  db: Database,
  entry: NewDeskAudit,
  { reset, now }: { reset: SecondFactorResetRow; now: Date },
): Statement[] {
  const { subjectId: accountId, accountId: by } = entry
  const waits = sql`${isWaiting({ accountId, id: reset.id, now: now.toISOString() })}
    and ${consentTenure(by, reset)}`
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

/** Withdraws a reset. */
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

/** Deletes resets that got no consent in time. */
export async function deleteExpiredResets(
  db: Database,
  now: string,
  limit: number,
): Promise<number> {
  const where = lte(secondFactorResets.expiresAt, now)
  return await deleteSome(db, secondFactorResets, { where, limit })
}
