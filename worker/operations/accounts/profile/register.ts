import { isAPIError } from 'better-auth/api'
import { findAccountByEmail, updateAccount } from '#database/queries/accounts/accountProfiles.ts'
import type { Registration } from '#domain/accounts/accountForms.ts'
import { accountAuth, type AccountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { refuseWeakPassword } from '../login/password/passwordWeakness.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'

/**
 * Makes an account that waits for its email to be confirmed, and mails the link. Says the same to everybody: whether
 * the address has an account already is told by mail alone, to the one who can read it. An account that was never
 * confirmed takes the newest registration. Raises invalid_input for a password that is soon guessed, too_many_attempts.
 */
export async function register(
  context: OperationContext,
  registration: Registration,
): Promise<{ outcome: 'check_mail' }> {
  const { db, env, settings } = context
  const { email } = registration
  await refuseWeakPassword(registration.password, email, 'password')
  // First, so that who is refused uses up nobody's mails.
  await allowAttempt(context, 'registration', await networkKey(context))
  await allowAttempt(context, 'mail', email)
  const auth = accountAuth(env, settings)
  const existing = await findAccountByEmail(db, email)
  if (existing?.emailVerified) {
    // As slow as an address without an account.
    await (await auth.$context).password.hash(registration.password)
    await queueMail(context, { kind: 'already_registered', recipient: email })
    return { outcome: 'check_mail' }
  }
  await (existing
    ? registerAnew(context, auth, existing.id, registration)
    : registerFirst(context, auth, registration))
  await queueMail(context, { kind: 'confirm_email', recipient: email })
  return { outcome: 'check_mail' }
}

async function registerFirst(
  { db }: OperationContext,
  auth: AccountAuth,
  registration: Registration,
): Promise<void> {
  try {
    await auth.api.signUpEmail({
      body: { ...registration, name: `${registration.firstName} ${registration.lastName}` },
    })
  } catch (error) {
    // The same address was registered in the same moment: that one stands.
    const winner = await findAccountByEmail(db, registration.email)
    if (!isAPIError(error) || !winner) throw error
  }
}

async function registerAnew(
  { db, now }: OperationContext,
  auth: AccountAuth,
  id: string,
  { firstName, lastName, type, companyName, password }: Registration,
): Promise<void> {
  const { internalAdapter, password: passwords } = await auth.$context
  await internalAdapter.updatePassword(id, await passwords.hash(password))
  await updateAccount(db, id, { firstName, lastName, type, companyName }, now)
}
