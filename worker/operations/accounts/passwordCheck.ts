import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { AccountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import { allowAttempt, forgiveAttempts } from './attempts.ts'

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

/** Asks the owner of a session for the password again. Raises password_wrong, too_many_attempts. */
export async function confirmPassword(
  context: Pick<OperationContext, 'env' | 'now'>,
  auth: AccountAuth,
  account: { id: string; email: string },
  password: string,
): Promise<void> {
  await allowAttempt(context, 'password', account.email)
  if (!(await isPasswordOf(auth, account.id, password))) throw new ProductError('password_wrong')
  await forgiveAttempts(context, 'password', account.email)
}
