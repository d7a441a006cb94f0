import { z } from 'zod'

/** The minimum and maximum length of a password. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** Why a password of sufficient length is refused. */
export const PASSWORD_REFUSALS = {
  oneCharacter: 'The password must not be one character repeated',
  ownAddress: 'The password must not be your own email address',
  builtFromAddress: 'The password must be long enough without the name in your own email address',
  common: 'This is one of the most common passwords. Please choose one that nobody else would',
} as const

/** A new password; one typed to log in only has to be non-empty. */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  // Never `abort`: it would suppress the rules across fields.
  .refine(
    (password) => password === '' || password.length >= PASSWORD_LENGTH.min,
    `The password needs at least ${PASSWORD_LENGTH.min} characters`,
  )
  .max(PASSWORD_LENGTH.max, {
    error: `The password can have up to ${PASSWORD_LENGTH.max} characters`,
  })
  .refine(
    (password) => password.length < PASSWORD_LENGTH.min || !/^(.)\1+$/isu.test(password),
    PASSWORD_REFUSALS.oneCharacter,
  )

/** Whether a password is the account's email, or its part before the @. */
export function isOwnAddress(password: string, email: string): boolean {
  const [typed, address] = [password.trim().toLowerCase(), email.trim().toLowerCase()]
  return typed !== '' && (typed === address || typed === address.split('@')[0])
}

/** Shorter names occur in too many words to mean anything. */
const SHORTEST_NAME = 3

/**
 * Whether a password is little more than a name from the account's email: the rest, without the part before the @ or
 * without a name in it, is shorter than the minimum. A long password that contains the name is accepted.
 */
export function isBuiltFromAddress(password: string, email: string): boolean {
  const typed = password.trim().toLowerCase()
  // A password that is too short gets only that message.
  if (typed.length < PASSWORD_LENGTH.min) return false
  const local = email.trim().toLowerCase().split('@')[0] ?? ''
  return [local, ...local.split(/[^\p{L}\p{N}]+/u)]
    .filter((name) => name.length >= SHORTEST_NAME && typed.includes(name))
    .some((name) => typed.replaceAll(name, '').length < PASSWORD_LENGTH.min)
}

/** Why a password is refused because of the account's email; null when it is accepted. */
export function addressProblem(password: string, email: string): string | null {
  if (isOwnAddress(password, email)) return PASSWORD_REFUSALS.ownAddress
  return isBuiltFromAddress(password, email) ? PASSWORD_REFUSALS.builtFromAddress : null
}
