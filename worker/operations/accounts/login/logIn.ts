import { isAPIError } from 'better-auth/api'
import type { AccountProfile, LogInOutcome } from '#domain/accounts/account.types.ts'
import type { LogIn } from '#domain/accounts/accountForms.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from './accountCaller.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'
import { deviceCookie } from '#worker/operations/foundation/identity/knownDevice.ts'
import {
  allowPassword,
  resetPasswordAttempts,
  passwordSource,
} from '#worker/operations/foundation/identity/passwordAttempts.ts'
import { profileById } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Result of a login or logout, with the cookies that its response sets. */
export interface WithCookies<Result> {
  result: Result
  cookies: string[]
}

/**
 * Logs in with email and password. The response does not reveal whether the password is wrong or the address is
 * unknown or unconfirmed; the right password of an unconfirmed account sends a new link by email. Raises login_failed,
 * too_many_attempts.
 */
export async function logIn(
  context: OperationContext,
  caller: AccountCaller,
  credentials: LogIn,
): Promise<WithCookies<LogInOutcome>> {
  const source = await passwordSource(context, caller.headers, credentials.email)
  await allowPassword(context, source)
  const signedIn = await signIn(context, caller, credentials)
  if (signedIn.id === null) {
    return { result: { outcome: 'two_factor_required' }, cookies: signedIn.cookies }
  }
  const [account]: [AccountProfile, void] = await Promise.all([
    profileById(context, signedIn.id),
    resetPasswordAttempts(context, source),
  ])
  const device = await deviceCookie(context.settings, caller.headers, account.email)
  return { result: { outcome: 'logged_in', account }, cookies: [...signedIn.cookies, device] }
}

async function signIn(context: OperationContext, caller: AccountCaller, credentials: LogIn) {
  const auth = accountAuth(context.env, context.settings, caller.place)
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: credentials,
      headers: caller.headers,
      returnHeaders: true,
    })
    // With two-factor authentication the response has no user yet, only the cookie of a challenge.
    const id = 'user' in response ? response.user.id : null
    return { id, cookies: headers.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') remindOfConfirmation(context, credentials.email)
    throw new ProductError('login_failed')
  }
}

function remindOfConfirmation(context: OperationContext, email: string): void {
  const remind = async () => {
    await allowAttempt(context, 'mail', email)
    await queueMail(context, { kind: 'confirm_email', recipient: email })
  }
  // Too many mails to one address: the last one was sent, and the response stays the same.
  context.waitUntil(remind().catch(() => null))
}
