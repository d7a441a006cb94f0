import { isAPIError } from 'better-auth/api'
import { secondFactorOf } from '#database/queries/accounts/secondFactors.ts'
import type { Account } from '#domain/accounts/account.types.ts'
import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { reencrypted, secondFactorKeys } from '#worker/adapters/secondFactorKeys.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'

const ERROR_CODES: Record<string, ErrorCode> = {
  INVALID_CODE: 'two_factor_invalid',
  INVALID_BACKUP_CODE: 'two_factor_invalid',
  INVALID_TWO_FACTOR_COOKIE: 'two_factor_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'two_factor_too_often',
  ACCOUNT_TEMPORARILY_LOCKED: 'two_factor_locked',
  TOTP_ALREADY_ENABLED: 'two_factor_is_on',
  TOTP_NOT_ENABLED: 'two_factor_is_off',
  BACKUP_CODES_NOT_ENABLED: 'two_factor_is_off',
  TWO_FACTOR_NOT_ENABLED: 'two_factor_is_off',
  INVALID_PASSWORD: 'password_wrong',
}

/**
 * Runs a two-factor call of better-auth for an account and maps its failures to ours. Raises two_factor_unreadable,
 * and logs it, when no configured secret decrypts the account's second factor.
 */
export async function twoFactorCall<Result>(
  context: Pick<OperationContext, 'db' | 'settings'>,
  accountId: string,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (isAPIError(error))
      throw new ProductError(ERROR_CODES[error.body?.code ?? ''] ?? 'two_factor_invalid')
    if (await isReadable(context, accountId)) throw error
    log('error', 'second_factor_unreadable', { accountId })
    throw new ProductError('two_factor_unreadable')
  }
}

/** Whether the configured secrets decrypt an account's second factor; true if it has none. */
async function isReadable(
  { db, settings }: Pick<OperationContext, 'db' | 'settings'>,
  accountId: string,
): Promise<boolean> {
  const stored = await secondFactorOf(db, accountId)
  const key = await secondFactorKeys(settings)
  const values = stored ? [stored.secret, stored.backupCodes] : []
  const read = await Promise.all(values.map(async (value) => await reencrypted(key, value)))
  return read.every((value) => value.isReadable)
}

/**
 * Claims an account's code before it is checked, so that an observed code cannot be used again, not even concurrently.
 * Raises two_factor_invalid.
 */
export async function spendCode(
  context: Pick<OperationContext, 'db' | 'now'>,
  accountId: string,
  code: string,
): Promise<void> {
  try {
    await allowAttempt(context, 'twoFactorCode', `${accountId}:${code}`)
  } catch (error) {
    if (error instanceof ProductError) throw new ProductError('two_factor_invalid')
    throw error
  }
}

/**
 * Counts a code attempt of the logged-in account. During setup, a new QR code resets the count: raises
 * two_factor_too_often. Once it is on, only time does: raises two_factor_locked.
 */
export async function allowCode(
  context: Pick<OperationContext, 'db' | 'now'>,
  { id, isApp2FAEnabled }: Pick<Account, 'id' | 'isApp2FAEnabled'>,
): Promise<void> {
  try {
    await allowAttempt(context, 'twoFactor', id)
  } catch (error) {
    if (!(error instanceof ProductError)) throw error
    throw new ProductError(isApp2FAEnabled ? 'two_factor_locked' : 'two_factor_too_often')
  }
}
