import type { Statement } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { deleteAccount } from '#database/queries/accountProfiles.ts'
import type { OperationContext } from '../../platform/env.ts'
import { eraseLeadsOf } from '../leads/eraseLeadsOf.ts'
import { queueMail } from '../mail/queueMail.ts'
import { deleteChatsOf } from '../realtime/deleteChatsOf.ts'
import { deleteBrandKitOf } from './deleteBrandKitOf.ts'

/**
 * Deletes an account with all its sessions, saved entries, its brand kit, its chats and what it asked the desk for, and
 * tells its owner. Orders and invoices stay, as the law asks, and belong to no account. `record` is written with it.
 */
export async function eraseAccount(
  context: OperationContext,
  account: { id: string; email: string; firstName: string },
  record: readonly Statement[] = [],
): Promise<void> {
  await eraseLeadsOf(context, account)
  await deleteChatsOf(context, account.id)
  await deleteBrandKitOf(context, account.id)
  await deleteAccount(connect(context.env.DB), account.id, record)
  const { email: recipient, firstName } = account
  await queueMail(context, { kind: 'account_deleted', recipient, facts: { firstName } })
}
