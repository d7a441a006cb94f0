import type { ProvenPasswordChange } from '#domain/accounts/ownerProof.ts'
import { endMailedLinks } from '#database/queries/accounts/accountProfiles.ts'
import { endOtherSessions } from '#database/queries/accounts/accountSessions.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import type { AccountCaller } from '../accountCaller.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { refuseWeakPassword } from './passwordWeakness.ts'
import { confirmOwner } from '../twoFactor/ownerProof.ts'

/**
 * Changes the password of the logged-in account and ends its other sessions. Raises what `confirmOwner` does, which
 * asks for the current password and, with two-factor authentication, a code; invalid_input for a new password that is
 * easy to guess.
 */
export async function changePassword(
  context: OperationContext,
  caller: AccountCaller,
  sessionId: string,
  { currentPassword, newPassword, ...codes }: ProvenPasswordChange,
): Promise<{ outcome: 'password_changed' }> {
  const account = ownAccount(context)
  const { db, env, settings } = context
  await refuseWeakPassword(newPassword, account.email, 'newPassword')
  await confirmOwner(context, caller, { password: currentPassword, ...codes })
  const { internalAdapter, password: passwords } = await accountAuth(env, settings).$context
  await internalAdapter.updatePassword(account.id, await passwords.hash(newPassword))
  await endOtherSessions(db, account.id, sessionId)
  await endMailedLinks(db, account.id)
  const { id: accountId, email: recipient } = account
  await queueMail(context, { kind: 'password_changed', recipient, accountId })
  return { outcome: 'password_changed' }
}
