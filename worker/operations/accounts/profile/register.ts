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
 * Creates an account that awaits the confirmation of its email, and mails the link. The response is
 * the same for everyone: only the mail, to the address's owner, says whether the address already
 * has an account. An unconfirmed account takes the newest registration. Raises invalid_input for an
 * easily guessed password, too_many_attempts.
 */
export async function register(
  context: OperationContext,
  registration: Registration,
): Promise<{ outcome: 'check_mail' }> {
  const { db, env, settings } = context
  const { email } = registration
  await refuseWeakPassword(registration.password, email, 'password')
  // Checked first, so that a rejected request uses up no mail quota.
  await allowAttempt(context, 'registration', await networkKey(context))
  await allowAttempt(context, 'mail', email)
  const auth = accountAuth(env, settings)
  const existing = await findAccountByEmail(db, email)
  if (existing?.emailVerified) {
    // Takes the same time as for an address without an account.
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
    // The same address was registered concurrently; that registration stays.
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
