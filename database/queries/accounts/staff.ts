import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { roleSetsWith } from '#domain/accounts/roleSet.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { hasRoleSet } from './accountRoles.ts'
import { auditIf, isAudited, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'

/**
 * Accounts that match words of name, company and email; without a search, those that have a role. Only confirmed ones.
 */
export async function listStaff(db: Database, search: string, limit: number) {
  const { id, firstName, lastName, email, role, twoFactorEnabled, createdAt } = accounts
  return await db
    .select({ id, firstName, lastName, email, role, twoFactorEnabled, createdAt })
    .from(accounts)
    .where(
      and(
        eq(accounts.emailVerified, true),
        search === ''
          ? ne(accounts.role, 'customer')
          : sql`${accounts.id} in (${foundByWords('account', search)})`,
      ),
    )
    .orderBy(...(search === '' ? [asc(accounts.role)] : []), asc(accounts.email))
    .limit(limit)
}

const ADMINS = roleSetsWith(['admin'])
const isAdmin = sql`${hasRoleSet(ADMINS)} and email_verified = 1`

/** True while an admin is left once an account loses the role. */
export const leavesAnAdmin = (id: string): SQL =>
  sql`(exists (select 1 from accounts where ${isAdmin} and id <> ${id})
    or not exists (select 1 from accounts where ${isAdmin} and id = ${id}))`

/** Whether no admin would be left if an account lost the role. */
export async function isLastAdmin(db: Database, id: string): Promise<boolean> {
  const row = await db.get<{ isLeft: number }>(sql`select ${leavesAnAdmin(id)} as isLeft`)
  return row?.isLeft === 0
}

/** Sets other roles of an account whose roles are unchanged since they were read, while an admin is left. */
export function changeRoles(
  db: Database,
  entry: NewDeskAudit,
  { before, after }: { before: string; after: string },
  now: Date,
): Statement[] {
  const { subjectId: id } = entry
  const isAsSeen = sql`exists (select 1 from accounts where id = ${id} and role = ${before} and email_verified = 1)`
  const isAllowed = ADMINS.includes(after) ? isAsSeen : sql`${isAsSeen} and ${leavesAnAdmin(id)}`
  return [
    auditIf(db, entry, isAllowed),
    db
      .update(accounts)
      .set({ role: after, updatedAt: now })
      .where(and(eq(accounts.id, id), isAudited(entry.id))),
  ]
}
