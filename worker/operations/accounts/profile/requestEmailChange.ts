import type { ProvenEmailChange } from '#domain/accounts/ownerProof.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import type { AccountCaller } from '../login/accountCaller.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { confirmOwner } from '../login/twoFactor/ownerProof.ts'

/**
 * Requests a change of email: mails a link to the new address and notifies the old one. The response does not reveal
 * whether the new address has an account. Raises what `confirmOwner` does, and too_many_attempts.
 */
export async function requestEmailChange(
  context: OperationContext,
  caller: AccountCaller,
  { newEmail, ...proof }: ProvenEmailChange,
): Promise<{ outcome: 'check_mail' }> {
  const account = ownAccount(context)
  await confirmOwner(context, caller, proof)
  if (newEmail === account.email) return { outcome: 'check_mail' }
  await allowAttempt(context, 'mail', newEmail)
  const { id: accountId, email } = account
  await queueMail(context, { kind: 'confirm_new_email', recipient: newEmail, accountId })
  await queueMail(context, {
    kind: 'email_change_requested',
    recipient: email,
    accountId,
    facts: { newEmail },
  })
  return { outcome: 'check_mail' }
}
