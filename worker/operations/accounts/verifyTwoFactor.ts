import type { AccountProfile } from '#domain/account/account.types.ts'
import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import type { AccountCaller } from './accountCaller.ts'
import { forgiveAttempts } from './attempts.ts'
import type { WithCookies } from './logIn.ts'
import { ownAccount, profileById } from './ownAccount.ts'
import { allowCode, spendCode, twoFactorCall } from './twoFactorCodes.ts'

/**
 * Turns two-factor on by a first right code, and gives the backup codes, this once. The login goes on under a new
 * cookie. Raises two_factor_invalid, two_factor_too_often, two_factor_is_on, two_factor_is_off.
 */
export async function verifyTwoFactor(
  context: OperationContext,
  caller: AccountCaller,
  { code }: { code: string },
): Promise<WithCookies<{ account: AccountProfile; backupCodes: string[] }>> {
  const { id } = ownAccount(context)
  const auth = accountAuth(context.env, context.settings, caller.place)
  await allowCode(context, id)
  const { headers } = await twoFactorCall(() =>
    auth.api.verifyTOTP({ body: { code }, headers: caller.headers, returnHeaders: true }),
  )
  await spendCode(context, id, code)
  await forgiveAttempts(context, 'twoFactor', id)
  const { backupCodes } = await twoFactorCall(() =>
    auth.api.viewBackupCodes({ body: { userId: id } }),
  )
  const account = await profileById(context, id)
  return { result: { account, backupCodes }, cookies: headers.getSetCookie() }
}
