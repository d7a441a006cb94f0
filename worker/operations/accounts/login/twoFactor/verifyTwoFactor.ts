import { endOtherSessions } from '#database/queries/accounts/accountSessions.ts'
import { startSecondFactor } from '#database/queries/accounts/secondFactorResets.ts'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import type { AccountCaller } from '../accountCaller.ts'
import { resetAttempts } from '#worker/operations/foundation/identity/attempts.ts'
import { backupCodesOf } from './backupCodes.ts'
import { preserveSessionId } from '../preserveSessionId.ts'
import type { WithCookies } from '../logIn.ts'
import { ownAccount, profileById } from '#worker/operations/foundation/identity/ownAccount.ts'
import { allowCode, spendCode, twoFactorCall } from './twoFactorCodes.ts'

/**
 * Turns two-factor authentication on by a first valid code, and returns the backup codes, only this once. The login
 * continues under a new cookie; the others, which only the password opened, end. Raises two_factor_invalid,
 * two_factor_too_often, two_factor_is_on, two_factor_is_off.
 */
export async function verifyTwoFactor(
  context: OperationContext,
  caller: AccountCaller,
  sessionId: string,
  { code }: { code: string },
): Promise<WithCookies<{ account: AccountProfile; backupCodes: string[] }>> {
  const asking = ownAccount(context)
  if (asking.isApp2FAEnabled) throw new ProductError('two_factor_is_on')
  const { id } = asking
  const auth = accountAuth(context.env, context.settings, caller.place)
  await allowCode(context, asking)
  await spendCode(context, id, code)
  const { headers } = await twoFactorCall(context, id, () =>
    auth.api.verifyTOTP({ body: { code }, headers: caller.headers, returnHeaders: true }),
  )
  await startSecondFactor(context.db, id, context.now)
  await resetAttempts(context, 'twoFactor', id)
  const cookies = headers.getSetCookie()
  await preserveSessionId(context, sessionId, cookies)
  await endOtherSessions(context.db, id, sessionId)
  const backupCodes = await backupCodesOf(context, auth, id)
  const account = await profileById(context, id)
  const mail = { kind: 'two_factor_on', recipient: account.email, accountId: id } as const
  // The codes are shown once, even if the mail fails.
  context.waitUntil(queueMail(context, mail))
  return { result: { account, backupCodes }, cookies }
}
