import { z } from 'zod'

/** How long a password may be. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** Why a password that is long enough is refused all the same. */
export const PASSWORD_REFUSALS = {
  oneCharacter: 'The password must not be one character repeated',
  ownAddress: 'The password must not be your own email address',
  builtFromAddress: 'The password must be long enough without the name in your own email address',
  common: 'This is one of the most common passwords. Please choose one that nobody else would',
} as const

/** A password that somebody chooses; one that is typed to log in is only asked to be there. */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  // Never `abort`: it would keep the rules across fields from speaking up with the others.
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

/** Whether a password is the address that it is to guard, or what stands before its @. */
export function isOwnAddress(password: string, email: string): boolean {
  const [typed, address] = [password.trim().toLowerCase(), email.trim().toLowerCase()]
  return typed !== '' && (typed === address || typed === address.split('@')[0])
}

/** Shorter names are in too many words to tell anything. */
const SHORTEST_NAME = 3

/**
 * Whether a password is hardly more than a name from the address that it guards: what is left without the part before
 * the @, or without a name in it, is shorter than a password may be. A long password that has the name in it is fit.
 */
export function isBuiltFromAddress(password: string, email: string): boolean {
  const typed = password.trim().toLowerCase()
  // A password that is too short is refused for that.
  if (typed.length < PASSWORD_LENGTH.min) return false
  const local = email.trim().toLowerCase().split('@')[0] ?? ''
  return [local, ...local.split(/[^\p{L}\p{N}]+/u)]
    .filter((name) => name.length >= SHORTEST_NAME && typed.includes(name))
    .some((name) => typed.replaceAll(name, '').length < PASSWORD_LENGTH.min)
}

/** Why a password is refused for the address that it guards; null when it is fit. */
export function addressProblem(password: string, email: string): string | null {
  if (isOwnAddress(password, email)) return PASSWORD_REFUSALS.ownAddress
  return isBuiltFromAddress(password, email) ? PASSWORD_REFUSALS.builtFromAddress : null
}
