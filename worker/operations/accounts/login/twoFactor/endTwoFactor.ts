import type { AccountProfile } from '#domain/accounts/account.types.ts'
import type { TwoFactorChange } from '#domain/accounts/twoFactor.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import type { AccountCaller } from '../accountCaller.ts'
import { preserveSessionId } from '../preserveSessionId.ts'
import type { WithCookies } from '../logIn.ts'
import { ownAccount, profileById } from '#worker/operations/foundation/identity/ownAccount.ts'
import { confirmTwoFactorChange } from './twoFactorChange.ts'
import { twoFactorCall } from './twoFactorCodes.ts'

/**
 * Turns two-factor authentication off by password and code, and emails the owner. The login continues under a new
 * cookie. Raises password_wrong, too_many_attempts, two_factor_invalid, two_factor_locked, two_factor_is_off,
 * two_factor_unreadable.
 */
export async function endTwoFactor(
  context: OperationContext,
  caller: AccountCaller,
  sessionId: string,
  change: TwoFactorChange,
): Promise<WithCookies<{ account: AccountProfile }>> {
  const { id } = ownAccount(context)
  const auth = accountAuth(context.env, context.settings, caller.place)
  await confirmTwoFactorChange(context, auth, caller, change)
  const { headers } = await twoFactorCall(context, id, () =>
    auth.api.disableTwoFactor({
      body: { password: change.password },
      headers: caller.headers,
      returnHeaders: true,
    }),
  )
  const cookies = headers.getSetCookie()
  await preserveSessionId(context, sessionId, cookies)
  const account = await profileById(context, id)
  await queueMail(context, { kind: 'two_factor_off', recipient: account.email, accountId: id })
  return { result: { account }, cookies }
}
