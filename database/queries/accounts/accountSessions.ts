import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { accounts, accountSessions } from '#database/schema/accounts/accounts.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'

/** The sessions of an account, the last used first. */
export async function activeSessions(db: Database, accountId: string, now: Date) {
  return await db
    .select({
      id: accountSessions.id,
      userAgent: accountSessions.userAgent,
      place: accountSessions.place,
      createdAt: accountSessions.createdAt,
      updatedAt: accountSessions.updatedAt,
    })
    .from(accountSessions)
    .where(and(eq(accountSessions.userId, accountId), gt(accountSessions.expiresAt, now)))
    .orderBy(desc(accountSessions.updatedAt), desc(accountSessions.id))
}

/** The current roles of logins; ended or expired logins are missing. */
export async function rolesOfLogins(db: Database, sessionIds: readonly string[], now: Date) {
  if (sessionIds.length === 0) return []
  return await db
    .select({
      id: accountSessions.id,
      accountId: accounts.id,
      role: accounts.role,
      isApp2FAEnabled: accounts.twoFactorEnabled,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.userId))
    // Bound as one value: a desk may have more logins than a statement has parameters.
    .where(
      and(
        sql`${accountSessions.id} IN (SELECT value FROM json_each(${JSON.stringify(sessionIds)}))`,
        gt(accountSessions.expiresAt, now),
      ),
    )
}

/** Ends one session of an account; false if it has none with this id. */
export async function endAccountSession(
  db: Database,
  accountId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.userId, accountId), eq(accountSessions.id, sessionId)))
    .returning({ id: accountSessions.id })
  return ended.length > 0
}

/** Ends every session of an account but one. */
export async function endOtherSessions(
  db: Database,
  accountId: string,
  keptSessionId: string,
): Promise<void> {
  await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.userId, accountId), ne(accountSessions.id, keptSessionId)))
}

/** Gives a session of an account another id. */
export async function renameSession(
  db: Database,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .update(accountSessions)
    .set({ id: to })
    .where(and(eq(accountSessions.userId, accountId), eq(accountSessions.id, from)))
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(
  db: Database,
  now: Date,
  limit: number,
): Promise<number> {
  return await deleteSome(db, accountSessions, { where: lt(accountSessions.expiresAt, now), limit })
}

/** When a login was completed, by a password and the second factor where there is one; null when it has ended. */
export async function loggedInAt(
  db: Database,
  accountId: string,
  sessionId: string,
): Promise<Date | null> {
  const row = await db
    .select({ createdAt: accountSessions.createdAt })
    .from(accountSessions)
    .where(and(eq(accountSessions.userId, accountId), eq(accountSessions.id, sessionId)))
    .get()
  return row?.createdAt ?? null
}

/** The secret of a login that has not expired; null when it has ended. */
export async function sessionToken(
  db: Database,
  accountId: string,
  sessionId: string,
): Promise<string | null> {
  const row = await db
    .select({ token: accountSessions.token })
    .from(accountSessions)
    .where(and(eq(accountSessions.userId, accountId), eq(accountSessions.id, sessionId)))
    .get()
  return row?.token ?? null
}
