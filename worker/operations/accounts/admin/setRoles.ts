import { runBatch } from '#database/batch.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { hasAudited, listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { changeRoles } from '#database/queries/accounts/staff.ts'
import { readRoles, writeRoles } from '#domain/accounts/roleSet.ts'
import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type { RolesChange } from '#domain/accounts/admin/staffList.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { notifyAccountTabs } from '#worker/operations/contact/notifyAccountTabs.ts'

/**
 * Replaces an account's roles, effective at once in its open logins. Raises account_not_found, role_changed when its
 * roles differ from those shown, last_admin when no admin would be left.
 */
export async function setRoles(
  context: OperationContext,
  { accountId, ...change }: RolesChange & { accountId: string },
): Promise<void> {
  const { db } = context
  const account = await findAccount(db, accountId)
  if (!account?.emailVerified) throw new ProductError('account_not_found')
  const [before, after] = [writeRoles(change.before), writeRoles(change.roles)]
  if (writeRoles(readRoles(account.role)) !== before) throw new ProductError('role_changed')
  if (after === before) return
  const entry = deskEntry(context, {
    kind: 'account',
    subjectId: accountId,
    event: 'set_role',
    reason: change.reason,
    before: { role: before },
    after: { role: after },
  })
  await runBatch(db, changeRoles(db, entry, { before: account.role, after }, context.now))
  if (!(await hasAudited(db, entry.id))) {
    const isStill = (await findAccount(db, accountId))?.role === account.role
    throw new ProductError(isStill ? 'last_admin' : 'role_changed')
  }
  context.waitUntil(notifyAccountTabs(context, accountId, { haveRolesChanged: true }))
}

/** Changes to an account in the admin area. Raises account_not_found. */
export async function readRoleHistory(
  { db }: OperationContext,
  accountId: string,
): Promise<DeskAuditView[]> {
  if (!(await findAccount(db, accountId))) throw new ProductError('account_not_found')
  return await listDeskAudit(db, accountId)
}
