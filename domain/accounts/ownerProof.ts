import type { z } from 'zod'
import { accountDeletionSchema, emailChangeSchema, passwordChangeSchema } from './accountForms.ts'
import { backupCodeSchema, twoFactorCodeSchema, type TwoFactorProof } from './twoFactor.ts'

/** A code of either kind besides the password, required where two-factor authentication is on. */
const eitherCode = {
  code: twoFactorCodeSchema.optional(),
  backupCode: backupCodeSchema.optional(),
}

export const provenPasswordChangeSchema = passwordChangeSchema.extend(eitherCode)
export type ProvenPasswordChange = z.output<typeof provenPasswordChangeSchema>
export const provenEmailChangeSchema = emailChangeSchema.extend(eitherCode)
export type ProvenEmailChange = z.output<typeof provenEmailChangeSchema>
export const provenDeletionSchema = accountDeletionSchema.extend(eitherCode)

/** The proof that the person at a login owns the account, required before sensitive changes. */
export type OwnerProof = z.output<typeof provenDeletionSchema>

/** The code in a proof; null when there is none. */
export function codeOfProof({
  code,
  backupCode,
}: Omit<OwnerProof, 'password'>): TwoFactorProof | null {
  if (code !== undefined) return { code }
  return backupCode === undefined ? null : { backupCode }
}
