import type { OwnerProof } from '#domain/account/ownerProof.ts'
import { connect } from '#database/connection.ts'
import { deleteAccount } from '#database/queries/accountProfiles.ts'
import type { OperationContext } from '../../platform/env.ts'
import { deleteBrandKitOf } from './deleteBrandKitOf.ts'
import { eraseLeadsOf } from '../leads/eraseLeadsOf.ts'
import { queueMail } from '../mail/queueMail.ts'
import { deleteChatsOf } from '../realtime/deleteChatsOf.ts'
import type { AccountCaller } from './accountCaller.ts'
import { logOut } from './logOut.ts'
import type { WithCookies } from './logIn.ts'
import { ownAccount } from '../identity/ownAccount.ts'
import { confirmOwner } from './ownerProof.ts'

/**
 * Deletes the account that asks, with all its sessions, saved entries, its brand kit and
 * what it asked the desk for. Orders and invoices stay, as the law asks,
 * and belong to no account. Raises what `confirmOwner` does.
 */
export async function deleteMyAccount(
  context: OperationContext,
  caller: AccountCaller,
  proof: OwnerProof,
): Promise<WithCookies<{ outcome: 'account_deleted' }>> {
  const account = ownAccount(context)
  await confirmOwner(context, caller, proof)
  const { cookies } = await logOut(context, caller)
  await eraseLeadsOf(context, account)
  await deleteChatsOf(context, account.id)
  await deleteBrandKitOf(context, account.id)
  await deleteAccount(connect(context.env.DB), account.id)
  const { email: recipient, firstName } = account
  await queueMail(context, { kind: 'account_deleted', recipient, facts: { firstName } })
  return { result: { outcome: 'account_deleted' }, cookies }
}
