import { listStaff as findStaff } from '#database/queries/accounts/staff.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import { MAX_STAFF_ROWS, type StaffList } from '#domain/accounts/admin/staffList.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Accounts with a role, or those whose email begins with a text. */
export async function listStaff({ db }: OperationContext, search: string): Promise<StaffList> {
  const found = await findStaff(db, search, MAX_STAFF_ROWS + 1)
  const rows = found.slice(0, MAX_STAFF_ROWS).map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    roles: readRoles(row.role),
    isApp2FAEnabled: row.twoFactorEnabled,
    createdAt: row.createdAt.toISOString(),
  }))
  return { rows, hasMore: found.length > MAX_STAFF_ROWS }
}
