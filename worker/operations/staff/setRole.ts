import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { findAccount } from '#database/queries/accountProfiles.ts'
import { hasAudited, listDeskAudit } from '#database/queries/deskAudit.ts'
import { changeRole } from '#database/queries/staff.ts'
import type { DeskAuditView } from '#domain/admin/deskAudit.ts'
import type { RoleChange } from '#domain/admin/staffList.ts'
import { ProductError } from '#domain/errors/productError.ts'
import type { OperationContext } from '../../platform/env.ts'
import { deskEntry } from '../identity/deskEntry.ts'
import { notifyAccountTabs } from '../realtime/notifyAccountTabs.ts'

/**
 * Gives an account another role, at once also where it is logged in. Raises account_not_found, role_changed when it has
 * another than was shown, last_admin when no admin would be left.
 */
export async function setRole(
  context: OperationContext,
  { accountId, ...change }: RoleChange & { accountId: string },
): Promise<void> {
  const db = connect(context.env.DB)
  const account = await findAccount(db, accountId)
  if (!account?.emailVerified) throw new ProductError('account_not_found')
  if (account.role !== change.before) throw new ProductError('role_changed')
  if (change.role === change.before) return
  const entry = deskEntry(context, {
    kind: 'account',
    subjectId: accountId,
    event: 'set_role',
    reason: change.reason,
    before: { role: change.before },
    after: { role: change.role },
  })
  await runBatch(db, changeRole(db, entry, change, context.now))
  if (!(await hasAudited(db, entry.id))) {
    const isStill = (await findAccount(db, accountId))?.role === change.before
    throw new ProductError(isStill ? 'last_admin' : 'role_changed')
  }
  context.waitUntil(notifyAccountTabs(context, accountId))
}

/** What was changed of an account in the admin area. Raises account_not_found. */
export async function readRoleHistory(
  { env }: OperationContext,
  accountId: string,
): Promise<DeskAuditView[]> {
  const db = connect(env.DB)
  if (!(await findAccount(db, accountId))) throw new ProductError('account_not_found')
  return await listDeskAudit(db, accountId)
}
