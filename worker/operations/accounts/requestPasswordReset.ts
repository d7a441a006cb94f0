import { ACCOUNT_MAILS } from '#content/mails/accountMails.ts'
import { connect } from '#database/connection.ts'
import { findAccountByEmail } from '#database/queries/accountProfiles.ts'
import { sendAccountMail } from '../../adapters/accountMail.ts'
import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import { allowAttempt } from './attempts.ts'
import { makeLink } from './mailedLink.ts'

/**
 * Mails a link to choose a new password, if there is an account. Answers before it looks, so that neither the words
 * nor the time say whether there is one. Raises too_many_attempts.
 */
export async function requestPasswordReset(
  context: OperationContext,
  { email }: { email: string },
): Promise<{ outcome: 'check_mail' }> {
  await allowAttempt(context, 'mail', email)
  context.waitUntil(mailResetLink(context, email))
  return { outcome: 'check_mail' }
}

async function mailResetLink(context: OperationContext, email: string): Promise<void> {
  const { env, settings, now } = context
  const account = await findAccountByEmail(connect(env.DB), email)
  if (!account) return
  const url = await makeLink(accountAuth(env, settings), settings, {
    purpose: 'reset-password',
    value: account.id,
    now,
  })
  const { firstName } = account
  await sendAccountMail(context, email, ACCOUNT_MAILS.resetPassword({ firstName, url }))
}
