import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { loggedInAt } from '#database/queries/accounts/accountSessions.ts'
import { isFreshLogin } from '#domain/accounts/freshLogin.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import { loginHeaders } from '#worker/adapters/loginHeaders.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { resetAttempts } from '#worker/operations/foundation/identity/attempts.ts'
import { loginSource } from '#worker/operations/foundation/identity/passwordAttempts.ts'
import { confirmPassword } from '../password/passwordCheck.ts'
import { twoFactorCall } from './twoFactorCodes.ts'

/**
 * Starts two-factor setup for a login: a new secret, confirmed by the first valid code. The password is optional for
 * some minutes after the login (spec section 7 has none). Raises invalid_input without it later, password_wrong,
 * too_many_attempts, two_factor_is_on, no_access when the login has ended.
 */
export async function beginTwoFactor(
  context: Pick<OperationContext, 'env' | 'db' | 'settings' | 'now'>,
  login: { accountId: string; accountSessionId: string },
  password?: string,
): Promise<{ uri: string; secret: string }> {
  const { db, env, settings, now } = context
  const account = await findAccount(db, login.accountId)
  const headers = await loginHeaders(env, settings, login)
  if (!account || !headers) throw new ProductError('no_access')
  const at = await loggedInAt(db, login.accountId, login.accountSessionId)
  if (password === undefined && !(at && isFreshLogin(at, now))) throw passwordRequired()
  if (password !== undefined) {
    const source = loginSource(account.email, login.accountSessionId)
    const known = { accountId: account.id, source }
    await confirmPassword(context, accountAuth(env, settings), known, password)
  }
  // A fresh login has just proven the password; the library requires one in any case.
  const auth = accountAuth(env, settings, null, { isProven: true })
  const body = { password: password ?? 'proven' }
  const made = await twoFactorCall(context, account.id, () =>
    auth.api.enableTwoFactor({ body, headers }),
  )
  if (made.method !== 'totp') throw new ProductError('unknown')
  await resetAttempts(context, 'twoFactor', account.id)
  const secret = new URL(made.totpURI).searchParams.get('secret') ?? ''
  return { uri: made.totpURI, secret }
}

function passwordRequired(): ProductError {
  const message = 'Password is required'
  return new ProductError('invalid_input', { message, fields: [{ path: 'password', message }] })
}
