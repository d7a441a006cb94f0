import { isTeamOwnerWithOthers } from '#database/queries/accounts/memberships.ts'
import { deleteAccount } from '#database/queries/accounts/accountProfiles.ts'
import { isLastAdmin } from '#database/queries/accounts/staff.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { deleteChatsOf } from '#worker/operations/contact/deleteChatsOf.ts'
import { erasePersonalData } from './personalData.ts'

/**
 * Deletes an account with all its sessions, saved entries, brand kit, chats and requests to the desk, and emails its
 * owner. Orders and invoices stay, as the law requires, without an account. Writes `record` in the same batch. Raises
 * last_admin (`refuseLastAdmin`), team_owner_stays (`refuseTeamOwner`).
 */
export async function eraseAccount(
  context: OperationContext,
  account: { id: string; email: string; firstName: string },
  record?: Parameters<typeof deleteAccount>[2],
): Promise<void> {
  await refuseLastAdmin(context, account.id)
  await refuseTeamOwner(context, account.id)
  await erasePersonalData(context, account)
  await deleteChatsOf(context, account.id)
  const isGone = await deleteAccount(context.db, account.id, record)
  if (!isGone) throw new ProductError('last_admin')
  const { email: recipient, firstName } = account
  await queueMail(context, { kind: 'account_deleted', recipient, facts: { firstName } })
}

/**
 * At least one admin must remain: the last one must appoint another before the account is deleted. Raises last_admin.
 */
export async function refuseLastAdmin(
  { db }: Pick<OperationContext, 'db'>,
  accountId: string,
): Promise<void> {
  if (await isLastAdmin(db, accountId)) throw new ProductError('last_admin')
}

/**
 * A team must have an owner: an owner with other members must transfer it before the account is deleted. Raises
 * team_owner_stays.
 */
export async function refuseTeamOwner(
  { db }: Pick<OperationContext, 'db'>,
  accountId: string,
): Promise<void> {
  if (await isTeamOwnerWithOthers(db, accountId)) throw new ProductError('team_owner_stays')
}
