import { z } from 'zod'

/** How long a password may be. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

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
