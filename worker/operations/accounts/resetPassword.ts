import { isAPIError } from 'better-auth/api'
import { ACCOUNT_MAILS } from '#content/mails/accountMails.ts'
import { connect } from '#database/connection.ts'
import {
  endMailedLinks,
  findAccount,
  verifyAccountEmail,
} from '#database/queries/accountProfiles.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import { sendAccountMail } from '../../adapters/accountMail.ts'
import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import { tellAccountTabs } from '../realtime/tellAccountTabs.ts'
import { forgiveAttempts } from './attempts.ts'
import { pageUrl, readLink } from './mailedLink.ts'

/**
 * Sets a new password by the mailed link, which works once and for an hour, and ends every session. Whoever opened the
 * link reads the mail of the address, so it counts as confirmed. Raises password_reset_failed.
 */
export async function resetPassword(
  context: OperationContext,
  { token, password }: { token: string; password: string },
): Promise<{ outcome: 'password_reset' }> {
  const { env, settings, now } = context
  const db = connect(env.DB)
  const auth = accountAuth(env, settings)
  const accountId = await readLink(auth, 'reset-password', token, now)
  const account = accountId ? await findAccount(db, accountId) : null
  if (!account) throw new ProductError('password_reset_failed')
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } })
  } catch (error) {
    if (isAPIError(error)) throw new ProductError('password_reset_failed')
    throw error
  }
  await endMailedLinks(db, account.id)
  await verifyAccountEmail(db, account, now)
  await forgiveAttempts(context, 'password', account.email)
  const { firstName } = account
  context.waitUntil(tellAccountTabs(context, account.id))
  const url = pageUrl(settings, 'forgotPassword')
  context.waitUntil(
    sendAccountMail(context, account.email, ACCOUNT_MAILS.passwordChanged({ firstName, url })),
  )
  return { outcome: 'password_reset' }
}
