import { z } from 'zod'
import { typedPasswordSchema } from './accountForms.ts'

/** The texts of two-factor codes (spec §5), literal. */
export const TWO_FACTOR_MESSAGES = {
  empty: 'Please enter the code',
  sixDigits: '2FA code must be 6 digits',
} as const

/** A code of the authenticator app: 6 digits (spec §9); spaces that the app shows are dropped. */
export const twoFactorCodeSchema = z
  .string({ error: TWO_FACTOR_MESSAGES.empty })
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: TWO_FACTOR_MESSAGES.empty, abort: true })
      .regex(/^\d{6}$/, { error: TWO_FACTOR_MESSAGES.sixDigits }),
  )

/** A backup code as it was shown: five characters, a hyphen, five characters. */
export const backupCodeSchema = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z]{5}-[0-9A-Za-z]{5}$/, { error: 'This is no backup code' })

/** The second step of a login: a code, or a backup code. */
export const twoFactorLoginSchema = z.union([
  z.object({ backupCode: backupCodeSchema }),
  z.object({ code: twoFactorCodeSchema }),
])
export type TwoFactorLogin = z.output<typeof twoFactorLoginSchema>

export const twoFactorVerificationSchema = z.object({ code: twoFactorCodeSchema })
export const twoFactorEndSchema = z.object({
  password: typedPasswordSchema,
  code: twoFactorCodeSchema,
})
