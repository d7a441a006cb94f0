import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AccountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import type { AccountCaller } from '../accountCaller.ts'
import {
  allowPassword,
  resetPasswordAttempts,
  passwordSource,
  type PasswordSource,
} from '#worker/operations/foundation/identity/passwordAttempts.ts'

/** Whether this is the account's password. */
export async function isPasswordOf(
  auth: AccountAuth,
  accountId: string,
  password: string,
): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth.$context
  const credential = await internalAdapter.findCredentialAccount(accountId)
  return credential?.password
    ? await passwords.verify({ hash: credential.password, password })
    : false
}

/** Checks the password of a session's owner again. Raises password_wrong, too_many_attempts. */
export async function confirmPassword(
  context: Pick<OperationContext, 'db' | 'now'>,
  auth: AccountAuth,
  { accountId, source }: { accountId: string; source: PasswordSource },
  password: string,
): Promise<void> {
  await allowPassword(context, source)
  if (!(await isPasswordOf(auth, accountId, password))) throw new ProductError('password_wrong')
  await resetPasswordAttempts(context, source)
}

/**
 * Checks the password of the logged-in account again. Attempts count per device or network, so that attempts elsewhere
 * do not stop the owner from changing the password. Raises no_access, password_wrong, too_many_attempts.
 */
export async function confirmOwnPassword(
  context: OperationContext,
  auth: AccountAuth,
  caller: AccountCaller,
  password: string,
): Promise<void> {
  const { id: accountId, email } = ownAccount(context)
  const source = await passwordSource(context, caller.headers, email)
  const known = { ...source, isKnown: true }
  await confirmPassword(context, auth, { accountId, source: known }, password)
}
