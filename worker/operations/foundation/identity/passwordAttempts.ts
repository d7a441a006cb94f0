import type { OperationContext } from '#worker/platform/env.ts'
import { allowAttempt, resetAttempts } from './attempts.ts'
import { knownDevice } from './knownDevice.ts'
import { networkKey } from './networkKey.ts'

type Context = Pick<OperationContext, 'db' | 'now'>

/** For which account a password is tried, and from where: each place has its own limit. */
export interface PasswordSource {
  email: string
  /** A network, a device that the account was used with, or a login of it. */
  from: string
  /** Whether the account is known there: then nobody elsewhere can use its tries up. */
  isKnown: boolean
}

/** Where a request tries a password from: a device that the account has logged in on before, else its network. */
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

/** A password that is asked for again, of an account that is logged in. */
export const loginSource = (email: string, accountSessionId: string): PasswordSource => ({
  email,
  from: `login ${accountSessionId}`,
  isKnown: true,
})

const keyOf = ({ email, from }: PasswordSource) => `${email} ${from}`

/**
 * Counts a password before it is tried, by account and place together: wrong ones from elsewhere lock nobody out. What
 * many networks try together has a limit of its own, which known devices pass. Raises too_many_attempts.
 */
export async function allowPassword(context: Context, source: PasswordSource): Promise<void> {
  await allowAttempt(context, 'password', keyOf(source))
  if (!source.isKnown) await allowAttempt(context, 'passwordAnywhere', source.email)
}

/** Forgets the tries of a place: one was right. */
export async function resetPasswordAttempts(
  context: Pick<Context, 'db'>,
  source: PasswordSource,
): Promise<void> {
  await resetAttempts(context, 'password', keyOf(source))
}

/** Forgets what was tried for an account from anywhere: whoever reads its mail has chosen a new password. */
export async function resetAllPasswordAttempts(
  context: Pick<Context, 'db'>,
  source: PasswordSource,
): Promise<void> {
  await resetPasswordAttempts(context, source)
  await resetAttempts(context, 'passwordAnywhere', source.email)
}
