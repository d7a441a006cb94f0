import type { Account } from '#domain/accounts/account.types.ts'
import type { TwoFactorChange, TwoFactorStatus } from '#domain/accounts/twoFactor.ts'
import { accountAuth, type AccountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import type { AccountCaller } from '../accountCaller.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { twoFactorCall } from './twoFactorCodes.ts'
import { confirmTwoFactorChange } from './twoFactorChange.ts'

/** Unused backup codes of an account. */
export async function backupCodesOf(
  context: Pick<OperationContext, 'db' | 'settings'>,
  auth: AccountAuth,
  accountId: string,
): Promise<string[]> {
  const { backupCodes } = await twoFactorCall(context, accountId, () =>
    auth.api.viewBackupCodes({ body: { userId: accountId } }),
  )
  return backupCodes
}

/** Emails an account that a backup code was used, and how many are left. */
export async function reportBackupCodeUse(
  context: OperationContext,
  auth: AccountAuth,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const { length: left } = await backupCodesOf(context, auth, id)
  await queueMail(context, {
    kind: 'backup_code_used',
    recipient: email,
    accountId: id,
    facts: { left },
  })
}

/** Two-factor status of the caller. Never shows the codes again. */
export async function twoFactorStatus(context: OperationContext): Promise<TwoFactorStatus> {
  const { id, isApp2FAEnabled } = ownAccount(context)
  if (!isApp2FAEnabled) return { isOn: false, backupCodesLeft: 0 }
  const codes = await backupCodesOf(context, accountAuth(context.env, context.settings), id)
  return { isOn: true, backupCodesLeft: codes.length }
}

/**
 * Issues new backup codes by password and code; invalidates the old ones. Raises password_wrong, too_many_attempts,
 * two_factor_invalid, two_factor_locked, two_factor_is_off, two_factor_unreadable.
 */
export async function renewBackupCodes(
  context: OperationContext,
  caller: AccountCaller,
  change: TwoFactorChange,
): Promise<{ backupCodes: string[] }> {
  const account = ownAccount(context)
  const auth = accountAuth(context.env, context.settings, caller.place)
  await confirmTwoFactorChange(context, auth, caller, change)
  const { backupCodes } = await twoFactorCall(context, account.id, () =>
    auth.api.generateBackupCodes({
      body: { password: change.password },
      headers: caller.headers,
    }),
  )
  const { id: accountId, email: recipient } = account
  // The codes are shown once, even if the mail fails.
  context.waitUntil(queueMail(context, { kind: 'backup_codes_renewed', recipient, accountId }))
  return { backupCodes }
}
