import { z } from 'zod'

/** How long a password may be. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** A password that somebody chooses; one that is typed to log in is only asked to be there. */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(PASSWORD_LENGTH.min, {
    error: `The password needs at least ${PASSWORD_LENGTH.min} characters`,
  })
  .max(PASSWORD_LENGTH.max, {
    error: `The password can have up to ${PASSWORD_LENGTH.max} characters`,
  })
