import type { OperationContext } from '#worker/platform/env.ts'
import { allowAttempt, resetAttempts } from './attempts.ts'
import { knownDevice } from './knownDevice.ts'
import { networkKey } from './networkKey.ts'

type Context = Pick<OperationContext, 'db' | 'now'>

/** Account and origin of a password attempt: each origin has its own limit. */
export interface PasswordSource {
  email: string
  /** A network, a device on which the account has logged in, or one of its logins. */
  from: string
  /** Whether the account is known there, so that nobody elsewhere can use up its attempts. */
  isKnown: boolean
}

/** Origin of a request's password attempt: a device on which the account has logged in before, else its network. */
export async function passwordSource(
  context: Pick<OperationContext, 'settings' | 'network'>,
  headers: Headers,
  email: string,
): Promise<PasswordSource> {
  const device = await knownDevice(context.settings, headers, email)
  return device === null
    ? { email, from: `network ${await networkKey(context)}`, isKnown: false }
    : { email, from: `device ${device}`, isKnown: true }
}

/** A repeated password check of a logged-in account. */
export const loginSource = (email: string, accountSessionId: string): PasswordSource => ({
  email,
  from: `login ${accountSessionId}`,
  isKnown: true,
})

const keyOf = ({ email, from }: PasswordSource) => `${email} ${from}`

/**
 * Counts a password attempt before it is checked, by account and origin together: wrong ones from elsewhere lock
 * nobody out. Attempts from many networks share another limit, from which known devices are exempt. Raises
 * too_many_attempts.
 */
export async function allowPassword(context: Context, source: PasswordSource): Promise<void> {
  await allowAttempt(context, 'password', keyOf(source))
  if (!source.isKnown) await allowAttempt(context, 'passwordAnywhere', source.email)
}

/** Deletes an origin's attempts after a successful one. */
export async function resetPasswordAttempts(
  context: Pick<Context, 'db'>,
  source: PasswordSource,
): Promise<void> {
  await resetAttempts(context, 'password', keyOf(source))
}

/** Deletes all attempts for an account after its owner has set a new password by mail. */
export async function resetAllPasswordAttempts(
  context: Pick<Context, 'db'>,
  source: PasswordSource,
): Promise<void> {
  await resetPasswordAttempts(context, source)
  await resetAttempts(context, 'passwordAnywhere', source.email)
}
