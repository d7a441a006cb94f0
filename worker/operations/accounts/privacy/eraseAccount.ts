import { deleteAccount } from '#database/queries/accounts/accountProfiles.ts'
import { isLastAdmin } from '#database/queries/accounts/staff.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { deleteChatsOf } from '#worker/operations/contact/deleteChatsOf.ts'
import { erasePersonalData } from './personalData.ts'

/**
 * Deletes an account with all its sessions, saved entries, its brand kit, its chats and what it asked the desk for, and
 * tells its owner. Orders and invoices stay, as the law asks, and belong to no account. `record` is written with it.
 * Raises last_admin (`refuseLastAdmin`).
 */
export async function eraseAccount(
  context: OperationContext,
  account: { id: string; email: string; firstName: string },
  record?: Parameters<typeof deleteAccount>[2],
): Promise<void> {
  await refuseLastAdmin(context, account.id)
  await erasePersonalData(context, account)
  await deleteChatsOf(context, account.id)
  const isGone = await deleteAccount(context.db, account.id, record)
  if (!isGone) throw new ProductError('last_admin')
  const { email: recipient, firstName } = account
  await queueMail(context, { kind: 'account_deleted', recipient, facts: { firstName } })
}

/** The house keeps an admin: the last one makes somebody else an admin before the account ends. Raises last_admin. */
export async function refuseLastAdmin(
  { db }: Pick<OperationContext, 'db'>,
  accountId: string,
): Promise<void> {
  if (await isLastAdmin(db, accountId)) throw new ProductError('last_admin')
}
