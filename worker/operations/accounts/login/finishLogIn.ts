import type { LogInOutcome } from '#domain/accounts/account.types.ts'
import type { TwoFactorProof } from '#domain/accounts/twoFactor.ts'
import { accountAuth, withoutLogin } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from './accountCaller.ts'
import { deviceCookie } from '#worker/operations/foundation/identity/knownDevice.ts'
import {
  resetPasswordAttempts,
  passwordSource,
} from '#worker/operations/foundation/identity/passwordAttempts.ts'
import { reportBackupCodeUse } from './twoFactor/backupCodes.ts'
import type { WithCookies } from './logIn.ts'
import { challengedAccountId } from './loginChallenge.ts'
import { profileById } from '#worker/operations/foundation/identity/ownAccount.ts'
import { spendCode, twoFactorCall } from './twoFactor/twoFactorCodes.ts'

/**
 * The second step of a login, within ten minutes of the first and by its cookie. Raises two_factor_invalid,
 * two_factor_expired, two_factor_too_often, two_factor_locked, two_factor_unreadable.
 */
export async function finishLogIn(
  context: OperationContext,
  caller: AccountCaller,
  proof: TwoFactorProof,
): Promise<WithCookies<LogInOutcome>> {
  const auth = accountAuth(context.env, context.settings, caller.place)
  // A login in the browser would attribute the codes to that login, without a limit.
  const headers = withoutLogin(caller.headers)
  const accountId = await challengedAccountId(auth, headers, context.now)
  if ('code' in proof) await spendCode(context, accountId, proof.code)
  const options = { headers, returnHeaders: true } as const
  const verified = await twoFactorCall(context, accountId, () =>
    'code' in proof
      ? auth.api.verifyTOTP({ body: { code: proof.code }, ...options })
      : auth.api.verifyBackupCode({ body: { code: proof.backupCode }, ...options }),
  )
  const account = await profileById(context, accountId)
  await resetPasswordAttempts(context, await passwordSource(context, caller.headers, account.email))
  if ('backupCode' in proof) await reportBackupCodeUse(context, auth, account)
  const device = await deviceCookie(context.settings, caller.headers, account.email)
  const cookies = [...verified.headers.getSetCookie(), device]
  return { result: { outcome: 'logged_in', account }, cookies }
}
