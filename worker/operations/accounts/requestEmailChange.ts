import { ACCOUNT_MAILS } from '#content/mails/accountMails.ts'
import { connect } from '#database/connection.ts'
import { findAccountByEmail } from '#database/queries/accountProfiles.ts'
import type { Account } from '#domain/account/account.types.ts'
import { sendAccountMail } from '../../adapters/accountMail.ts'
import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import { allowAttempt } from './attempts.ts'
import { makeLink } from './mailedLink.ts'
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
  context.waitUntil(mailBothAddresses(context, account, newEmail))
  return { outcome: 'check_mail' }
}

async function mailBothAddresses(context: OperationContext, account: Account, newEmail: string) {
  const { env, settings, now } = context
  const { firstName } = account
  const owner = await findAccountByEmail(connect(env.DB), newEmail)
  if (owner?.emailVerified) {
    const mail = ACCOUNT_MAILS.newEmailTaken({ firstName: owner.firstName })
    await sendAccountMail(context, newEmail, mail)
  } else {
    const url = await makeLink(accountAuth(env, settings), settings, {
      purpose: 'change-email',
      value: `${account.id} ${newEmail}`,
      now,
    })
    await sendAccountMail(context, newEmail, ACCOUNT_MAILS.confirmNewEmail({ firstName, url }))
  }
  const notice = ACCOUNT_MAILS.emailChangeRequested({ firstName, newEmail })
  await sendAccountMail(context, account.email, notice)
}
