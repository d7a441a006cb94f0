import { isAPIError } from 'better-auth/api'
import { connect } from '#database/connection.ts'
import {
  endMailedLinks,
  findAccount,
  verifyAccountEmail,
} from '#database/queries/accountProfiles.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import { tellAccountTabs } from '../realtime/tellAccountTabs.ts'
import { queueMail } from '../mail/queueMail.ts'
import { forgiveAttempts } from './attempts.ts'
import { readLink } from './mailedLink.ts'

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
  const linkedId = await readLink(auth, 'reset-password', token, now)
  const account = linkedId ? await findAccount(db, linkedId) : null
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
  context.waitUntil(tellAccountTabs(context, account.id))
  const { id: accountId, email: recipient } = account
  await queueMail(context, { kind: 'password_changed', recipient, accountId })
  return { outcome: 'password_reset' }
}
