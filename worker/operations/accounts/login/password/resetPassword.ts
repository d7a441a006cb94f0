import { isAPIError } from 'better-auth/api'
import {
  endMailedLinks,
  findAccount,
  verifyAccountEmail,
} from '#database/queries/accounts/accountProfiles.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { notifyAccountTabs } from '#worker/operations/contact/notifyAccountTabs.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { deviceCookie } from '#worker/operations/foundation/identity/knownDevice.ts'
import {
  resetAllPasswordAttempts,
  passwordSource,
} from '#worker/operations/foundation/identity/passwordAttempts.ts'
import type { AccountCaller } from '../accountCaller.ts'
import { refuseWeakPassword } from './passwordWeakness.ts'
import type { WithCookies } from '../logIn.ts'
import { readLink } from '#worker/operations/foundation/identity/mailedLink.ts'

/**
 * Sets a new password by the mailed link, which works once within an hour, and ends every session. Opening the link
 * proves access to the address, so it counts as confirmed. Raises password_reset_failed, and invalid_input for an
 * easily guessed password, after which the link still works.
 */
export async function resetPassword(
  context: OperationContext,
  caller: AccountCaller,
  { token, password }: { token: string; password: string },
): Promise<WithCookies<{ outcome: 'password_reset' }>> {
  const { db, env, settings, now } = context
  const auth = accountAuth(env, settings)
  const linkedId = await readLink(auth, 'reset-password', token, now)
  const account = linkedId ? await findAccount(db, linkedId) : null
  if (!account) throw new ProductError('password_reset_failed')
  await refuseWeakPassword(password, account.email, 'password')
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } })
  } catch (error) {
    if (isAPIError(error)) throw new ProductError('password_reset_failed')
    throw error
  }
  await endMailedLinks(db, account.id)
  await verifyAccountEmail(db, account, now)
  const { headers } = caller
  await resetAllPasswordAttempts(context, await passwordSource(context, headers, account.email))
  context.waitUntil(notifyAccountTabs(context, account.id))
  const { id: accountId, email: recipient } = account
  await queueMail(context, { kind: 'password_changed', recipient, accountId })
  // Reading the account's mail makes this a known device, which may try the password however many attempts fail
  // elsewhere.
  const device = await deviceCookie(settings, headers, account.email)
  return { result: { outcome: 'password_reset' }, cookies: [device] }
}
