import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { RoleChange } from '#domain/admin/staffList.ts'
import type { Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import { accounts } from '../schema/accounts.ts'
import { auditIf, isAudited, type NewDeskAudit } from './deskAudit.ts'

/** After every text that begins with another. */
const AFTER_ALL = '\uFFFF'

/** Accounts whose email begins with a text; with none, those that have a role. Only confirmed ones. */
export async function listStaff(db: Database, search: string, limit: number) {
  const begin = search.toLowerCase()
  const { id, firstName, lastName, email, role, twoFactorEnabled, createdAt } = accounts
  return await db
    .select({ id, firstName, lastName, email, role, twoFactorEnabled, createdAt })
    .from(accounts)
    .where(
      and(
        eq(accounts.emailVerified, true),
        begin === ''
          ? ne(accounts.role, 'customer')
          : and(gte(accounts.email, begin), lt(accounts.email, `${begin}${AFTER_ALL}`)),
      ),
    )
    .orderBy(...(begin === '' ? [asc(accounts.role)] : []), asc(accounts.email))
    .limit(limit)
}

const isAnotherAdmin = (id: string) =>
  sql`exists (select 1 from accounts where role = 'admin' and email_verified = 1 and id <> ${id})`

/** Gives an account another role where it still has the one that was seen, and an admin is left. */
export function changeRole(
  db: Database,
  entry: NewDeskAudit,
  { role, before }: Pick<RoleChange, 'role' | 'before'>,
  now: Date,
): Statement[] {
  const { subjectId: id } = entry
  const isAsSeen = sql`exists (select 1 from accounts where id = ${id} and role = ${before} and email_verified = 1)`
  const isAllowed =
    before === 'admin' && role !== 'admin' ? sql`${isAsSeen} and ${isAnotherAdmin(id)}` : isAsSeen
  return [
    auditIf(db, entry, isAllowed),
    db
      .update(accounts)
      .set({ role, updatedAt: now })
      .where(and(eq(accounts.id, id), isAudited(entry.id))),
  ]
}
