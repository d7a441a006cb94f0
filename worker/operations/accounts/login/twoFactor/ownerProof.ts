import { codeOfProof, type OwnerProof } from '#domain/accounts/ownerProof.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from '../accountCaller.ts'
import { reportBackupCodeUse } from './backupCodes.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { confirmOwnPassword } from '../password/passwordCheck.ts'
import { confirmTwoFactorChange } from './twoFactorChange.ts'

/**
 * Checks the password of the logged-in account and, with two-factor authentication, a code: a stolen session and an
 * observed password are not enough. Raises password_wrong, too_many_attempts, two_factor_needed when the password is
 * right and a code is missing, two_factor_invalid, two_factor_locked.
 */
export async function confirmOwner(
  context: OperationContext,
  caller: AccountCaller,
  { password, ...codes }: OwnerProof,
): Promise<void> {
  const account = ownAccount(context)
  const auth = accountAuth(context.env, context.settings, caller.place)
  const code = codeOfProof(codes)
  if (!account.isApp2FAEnabled || !code) {
    await confirmOwnPassword(context, auth, caller, password)
    if (account.isApp2FAEnabled) throw new ProductError('two_factor_needed')
    return
  }
  await confirmTwoFactorChange(context, auth, caller, { password, ...code })
  if ('backupCode' in code) await reportBackupCodeUse(context, auth, account)
}
