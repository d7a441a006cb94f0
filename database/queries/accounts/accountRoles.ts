import { asc, sql, type SQL } from 'drizzle-orm'
import type { StaffRole } from '#domain/accounts/capability.ts'
import { roleSetsWith } from '#domain/accounts/roleSet.ts'
import { compareNames, compareText } from '#domain/foundation/search/foldText.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'

/** Whether an account's roles are one of these sets, by the index of roles. */
export const hasRoleSet = (sets: readonly string[]): SQL =>
  sql`role in (select value from json_each(${JSON.stringify(sets)}))`

/** Accounts that have one of these roles, by name. */
export async function listAccountsWithRole(
  db: Database,
  roles: readonly StaffRole[],
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(hasRoleSet(roleSetsWith(roles)))
    .orderBy(asc(accounts.firstName), asc(accounts.lastName), asc(accounts.id))
    .limit(200)
  return rows
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
    .toSorted((a, b) => compareNames(a.name, b.name) || compareText(a.id, b.id))
}
