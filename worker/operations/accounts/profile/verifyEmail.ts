import { findAccount, verifyAccountEmail } from '#database/queries/accounts/accountProfiles.ts'
import type { LogInOutcome } from '#domain/accounts/account.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from '../login/accountCaller.ts'
import {
  allowPassword,
  passwordSource,
} from '#worker/operations/foundation/identity/passwordAttempts.ts'
import { logIn, type WithCookies } from '../login/logIn.ts'
import { readLink, spendLink } from '#worker/operations/foundation/identity/mailedLink.ts'
import { isPasswordOf } from '../login/password/passwordCheck.ts'

/**
 * Confirms an email by the mailed link and the password, joins its guest orders, and logs in. The
 * password proves that the person who registered reads the mail: otherwise a person could register
 * a stranger's address and wait for the stranger to open the link. Raises
 * email_verification_failed, login_failed, too_many_attempts.
 */
export async function verifyEmail(
  context: OperationContext,
  caller: AccountCaller,
  { token, password }: { token: string; password: string },
): Promise<WithCookies<LogInOutcome>> {
  const { db, env, settings, now } = context
  const auth = accountAuth(env, settings)
  const accountId = await readLink(auth, 'verify-email', token, now)
  const account = accountId ? await findAccount(db, accountId) : null
  if (!account || account.emailVerified) throw new ProductError('email_verification_failed')
  await allowPassword(context, await passwordSource(context, caller.headers, account.email))
  if (!(await isPasswordOf(auth, account.id, password))) {
    throw new ProductError('login_failed', {
      message: 'This is not the password that the account was registered with.',
    })
  }
  if ((await spendLink(auth, 'verify-email', token)) === null) {
    throw new ProductError('email_verification_failed')
  }
  await verifyAccountEmail(db, account, now)
  return await logIn(context, caller, { email: account.email, password })
}
