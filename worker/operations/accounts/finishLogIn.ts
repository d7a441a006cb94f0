import type { LogInOutcome } from '#domain/account/account.types.ts'
import type { TwoFactorLogin } from '#domain/account/twoFactor.ts'
import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import type { AccountCaller } from './accountCaller.ts'
import type { WithCookies } from './logIn.ts'
import { profileById } from './ownAccount.ts'
import { spendCode, twoFactorCall } from './twoFactorCodes.ts'

/**
 * The second step of a login, within ten minutes of the first and by its cookie. Raises two_factor_invalid,
 * two_factor_expired, two_factor_too_often.
 */
export async function finishLogIn(
  context: OperationContext,
  caller: AccountCaller,
  proof: TwoFactorLogin,
): Promise<WithCookies<LogInOutcome>> {
  const auth = accountAuth(context.env, context.settings, caller.place)
  const options = { headers: caller.headers, returnHeaders: true } as const
  const { headers, response } = await twoFactorCall(() =>
    'code' in proof
      ? auth.api.verifyTOTP({ body: { code: proof.code }, ...options })
      : auth.api.verifyBackupCode({ body: { code: proof.backupCode }, ...options }),
  )
  const { id } = response.user
  if ('code' in proof) {
    try {
      await spendCode(context, id, proof.code)
    } catch (error) {
      // Somebody used this very code before: what it just opened is closed again.
      const { internalAdapter } = await auth.$context
      if (response.token) await internalAdapter.deleteSession(response.token)
      throw error
    }
  }
  const account = await profileById(context, id)
  return { result: { outcome: 'logged_in', account }, cookies: headers.getSetCookie() }
}
