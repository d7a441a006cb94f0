import { z } from 'zod'

/** How long a password may be. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** Why a password that is long enough is refused all the same. */
export const PASSWORD_REFUSALS = {
  oneCharacter: 'The password must not be one character repeated',
  ownAddress: 'The password must not be your own email address',
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
