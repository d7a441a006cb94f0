import type { OwnerProof } from '#domain/accounts/ownerProof.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from '../login/accountCaller.ts'
import { eraseAccount, refuseLastAdmin, refuseTeamOwner } from './eraseAccount.ts'
import { logOut } from '../login/logOut.ts'
import type { WithCookies } from '../login/logIn.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { confirmOwner } from '../login/twoFactor/ownerProof.ts'

/**
 * Deletes the caller's account like `eraseAccount`. Raises what `confirmOwner` does, last_admin and
 * team_owner_stays.
 */
export async function deleteMyAccount(
  context: OperationContext,
  caller: AccountCaller,
  proof: OwnerProof,
): Promise<WithCookies<{ outcome: 'account_deleted' }>> {
  const account = ownAccount(context)
  await confirmOwner(context, caller, proof)
  await refuseLastAdmin(context, account.id)
  await refuseTeamOwner(context, account.id)
  const { cookies } = await logOut(context, caller)
  await eraseAccount(context, account)
  return { result: { outcome: 'account_deleted' }, cookies }
}
