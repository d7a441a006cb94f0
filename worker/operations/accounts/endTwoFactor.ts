import type { AccountProfile } from '#domain/account/account.types.ts'
import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import type { AccountCaller } from './accountCaller.ts'
import { forgiveAttempts } from './attempts.ts'
import type { WithCookies } from './logIn.ts'
import { ownAccount, profileById } from './ownAccount.ts'
import { confirmPassword } from './passwordCheck.ts'
import { allowCode, spendCode, twoFactorCall } from './twoFactorCodes.ts'

/**
 * Turns two-factor off by password and code. The login goes on under a new cookie. Raises password_wrong,
 * too_many_attempts, two_factor_invalid, two_factor_too_often, two_factor_is_off.
 */
export async function endTwoFactor(
  context: OperationContext,
  caller: AccountCaller,
  { password, code }: { password: string; code: string },
): Promise<WithCookies<{ account: AccountProfile }>> {
  const account = ownAccount(context)
  const auth = accountAuth(context.env, context.settings, caller.place)
  await confirmPassword(context, auth, account, password)
  await allowCode(context, account.id)
  await twoFactorCall(() => auth.api.verifyTOTP({ body: { code }, headers: caller.headers }))
  await spendCode(context, account.id, code)
  const { headers } = await twoFactorCall(() =>
    auth.api.disableTwoFactor({
      body: { password },
      headers: caller.headers,
      returnHeaders: true,
    }),
  )
  await forgiveAttempts(context, 'twoFactor', account.id)
  return {
    result: { account: await profileById(context, account.id) },
    cookies: headers.getSetCookie(),
  }
}
