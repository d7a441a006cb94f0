import { isAPIError } from 'better-auth/api'
import { connect } from '#database/connection.ts'
import {
  findAccountByEmail,
  updateAccount,
  type AccountRow,
} from '#database/queries/accountProfiles.ts'
import { ACCOUNT_MAILS } from '#content/mails/accountMails.ts'
import type { Registration } from '#domain/account/accountForms.ts'
import { accountAuth, type AccountAuth } from '../../adapters/auth.ts'
import { sendAccountMail } from '../../adapters/accountMail.ts'
import type { OperationContext } from '../../env.ts'
import { allowAttempt } from './attempts.ts'
import { makeLink, pageUrl } from './mailedLink.ts'

/**
 * Makes an account that waits for its email to be confirmed, and mails the link. Says the same to everybody: whether
 * the address has an account already is told by mail alone, to the one who can read it. An account that was never
 * confirmed takes the newest registration. Raises too_many_attempts.
 */
export async function register(
  context: OperationContext,
  registration: Registration,
): Promise<{ outcome: 'check_mail' }> {
  const { env, settings } = context
  const { email } = registration
  await allowAttempt(context, 'mail', email)
  const auth = accountAuth(env, settings)
  const existing = await findAccountByEmail(connect(env.DB), email)
  if (existing?.emailVerified) {
    // As slow as an address without an account.
    await (await auth.$context).password.hash(registration.password)
    context.waitUntil(mailAlreadyRegistered(context, existing))
    return { outcome: 'check_mail' }
  }
  await (existing
    ? registerAnew(context, auth, existing.id, registration)
    : registerFirst(context, auth, registration))
  context.waitUntil(mailConfirmationLink(context, email))
  return { outcome: 'check_mail' }
}

async function registerFirst(
  { env }: OperationContext,
  auth: AccountAuth,
  registration: Registration,
): Promise<void> {
  try {
    await auth.api.signUpEmail({
      body: { ...registration, name: `${registration.firstName} ${registration.lastName}` },
    })
  } catch (error) {
    // The same address was registered in the same moment: that one stands.
    const winner = await findAccountByEmail(connect(env.DB), registration.email)
    if (!isAPIError(error) || !winner) throw error
  }
}

async function registerAnew(
  { env, now }: OperationContext,
  auth: AccountAuth,
  id: string,
  { firstName, lastName, type, companyName, password }: Registration,
): Promise<void> {
  const { internalAdapter, password: passwords } = await auth.$context
  await internalAdapter.updatePassword(id, await passwords.hash(password))
  await updateAccount(connect(env.DB), id, { firstName, lastName, type, companyName }, now)
}

async function mailAlreadyRegistered(context: OperationContext, account: AccountRow) {
  const url = pageUrl(context.settings, 'login')
  const { firstName, email } = account
  await sendAccountMail(context, email, ACCOUNT_MAILS.alreadyRegistered({ firstName, url }))
}

/** Mails a new confirmation link to an account that waits for it; nothing to any other address. */
export async function mailConfirmationLink(
  context: OperationContext,
  email: string,
): Promise<void> {
  const { env, settings, now } = context
  const account = await findAccountByEmail(connect(env.DB), email)
  if (!account || account.emailVerified) return
  const url = await makeLink(accountAuth(env, settings), settings, {
    purpose: 'verify-email',
    value: account.id,
    now,
  })
  const { firstName } = account
  await sendAccountMail(context, email, ACCOUNT_MAILS.confirmEmail({ firstName, url }))
}
