import { connect } from '#database/connection.ts'
import { findAccount } from '#database/queries/accountProfiles.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { accountAuth } from '../../adapters/auth.ts'
import { loginHeaders } from '../../adapters/loginHeaders.ts'
import type { OperationContext } from '../../platform/env.ts'
import { resetAttempts } from '../identity/attempts.ts'
import { loginSource } from '../identity/passwordAttempts.ts'
import { confirmPassword } from './passwordCheck.ts'
import { twoFactorCall } from './twoFactorCodes.ts'

/**
 * Begins to turn on two-factor for a login: a new secret, which a first right code makes good. Raises password_wrong,
 * too_many_attempts, two_factor_is_on, no_access when the login has ended.
 */
export async function beginTwoFactor(
  context: Pick<OperationContext, 'env' | 'settings' | 'now'>,
  login: { accountId: string; accountSessionId: string },
  password: string,
): Promise<{ uri: string; secret: string }> {
  const { env, settings } = context
  const auth = accountAuth(env, settings)
  const account = await findAccount(connect(env.DB), login.accountId)
  const headers = await loginHeaders(env, settings, login)
  if (!account || !headers) throw new ProductError('no_access')
  const source = loginSource(account.email, login.accountSessionId)
  await confirmPassword(context, auth, { accountId: account.id, source }, password)
  const made = await twoFactorCall(() => auth.api.enableTwoFactor({ body: { password }, headers }))
  if (made.method !== 'totp') throw new ProductError('unknown')
  await resetAttempts(context, 'twoFactor', account.id)
  const secret = new URL(made.totpURI).searchParams.get('secret') ?? ''
  return { uri: made.totpURI, secret }
}
