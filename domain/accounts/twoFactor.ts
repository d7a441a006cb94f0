import { z } from 'zod'
import { typedPasswordSchema } from './accountForms.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/** The texts of two-factor codes (Accounts 2), verbatim. */
export const TWO_FACTOR_MESSAGES = {
  empty: 'Please enter the code',
  sixDigits: '2FA code must be 6 digits',
  notABackupCode: 'A backup code has 10 letters and digits, such as ab3de-fg7hj',
} as const

/** Time limit of the second step of a login. */
export const TWO_FACTOR_LOGIN_MS = 10 * 60 * 1_000

/** Number of backup codes issued at a time. */
export const BACKUP_CODE_COUNT = 10
/** The alphabet of backup codes: no characters that look alike on paper. */
export const BACKUP_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const BACKUP_CODE_HALF = 5
export const BACKUP_CODE_LENGTH = 2 * BACKUP_CODE_HALF

/** A backup code for display: five characters, a hyphen, five characters. */
export const writtenBackupCode = (characters: string): string =>
  `${characters.slice(0, BACKUP_CODE_HALF)}-${characters.slice(BACKUP_CODE_HALF)}`

/** A code of the authenticator app: 6 digits (Accounts 2); spaces from the app's display are dropped. */
export const twoFactorCodeSchema = visibleText({ error: TWO_FACTOR_MESSAGES.empty })
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(
    z.string().refine((code) => /^\d{6}$/.test(code), {
      error: ({ input }) =>
        input === '' ? TWO_FACTOR_MESSAGES.empty : TWO_FACTOR_MESSAGES.sixDigits,
    }),
  )

/** A backup code as typed from paper: in any case, with or without its hyphen. */
export const backupCodeSchema = visibleText({ error: TWO_FACTOR_MESSAGES.empty })
  .transform((code) => code.toLowerCase().replaceAll(/[\s-]/g, ''))
  .pipe(
    z.string().refine((code) => /^[0-9a-z]{10}$/.test(code), {
      error: ({ input }) =>
        input === '' ? TWO_FACTOR_MESSAGES.empty : TWO_FACTOR_MESSAGES.notABackupCode,
    }),
  )
  .transform(writtenBackupCode)

const byCode = { code: twoFactorCodeSchema }
const byBackupCode = { backupCode: backupCodeSchema }
const password = { password: typedPasswordSchema }

export const twoFactorVerificationSchema = z.object(byCode)
export const backupCodeLoginSchema = z.object(byBackupCode)

/** The second step of a login: a code of the app, or a backup code. */
export const twoFactorLoginSchema = z.union([backupCodeLoginSchema, twoFactorVerificationSchema], {
  error: TWO_FACTOR_MESSAGES.empty,
})
export type TwoFactorProof = z.output<typeof twoFactorLoginSchema>

/** The proof for changing two-factor authentication once it is on: the password, and a code of either kind. */
export const codeChangeSchema = z.object({ ...password, ...byCode })
export const backupCodeChangeSchema = z.object({ ...password, ...byBackupCode })
export const twoFactorChangeSchema = z.union([backupCodeChangeSchema, codeChangeSchema], {
  error: TWO_FACTOR_MESSAGES.empty,
})
export type TwoFactorChange = z.output<typeof twoFactorChangeSchema>

/** The state of an account's two-factor authentication. */
export interface TwoFactorStatus {
  isOn: boolean
  backupCodesLeft: number
}
