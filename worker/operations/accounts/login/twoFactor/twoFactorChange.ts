import type { TwoFactorChange } from '#domain/accounts/twoFactor.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AccountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from '../accountCaller.ts'
import { resetAttempts } from '#worker/operations/foundation/identity/attempts.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { confirmOwnPassword } from '../password/passwordCheck.ts'
import { allowCode, spendCode, twoFactorCall } from './twoFactorCodes.ts'

/**
 * Checks the password and a code of the logged-in account before a change of two-factor
 * authentication, as a stolen session must not suffice. A backup code counts and is used up, since
 * the owner of a lost phone must be able to set up another. Raises two_factor_is_off,
 * password_wrong, too_many_attempts, two_factor_invalid, two_factor_locked, two_factor_unreadable.
 */
export async function confirmTwoFactorChange(
  context: OperationContext,
  auth: AccountAuth,
  caller: AccountCaller,
  change: TwoFactorChange,
): Promise<void> {
  const account = ownAccount(context)
  if (!account.isApp2FAEnabled) throw new ProductError('two_factor_is_off')
  await confirmOwnPassword(context, auth, caller, change.password)
  await allowCode(context, account)
  const { headers } = caller
  if ('code' in change) {
    await spendCode(context, account.id, change.code)
    await twoFactorCall(context, account.id, () =>
      auth.api.verifyTOTP({ body: { code: change.code }, headers }),
    )
  } else {
    const body = { code: change.backupCode }
    await twoFactorCall(context, account.id, () => auth.api.verifyBackupCode({ body, headers }))
  }
  await resetAttempts(context, 'twoFactor', account.id)
}
