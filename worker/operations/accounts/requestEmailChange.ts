import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import { queueMail } from '../mail/queueMail.ts'
import { allowAttempt } from './attempts.ts'
import { ownAccount } from './ownAccount.ts'
import { confirmPassword } from './passwordCheck.ts'

/**
 * Asks for another email: mails a link to the new address and tells the old one. Says the same whether or not the new
 * address has an account. Raises password_wrong, too_many_attempts.
 */
export async function requestEmailChange(
  context: OperationContext,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<{ outcome: 'check_mail' }> {
  const account = ownAccount(context)
  await confirmPassword(context, accountAuth(context.env, context.settings), account, password)
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
