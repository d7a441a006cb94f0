import type { TwoFactorChange, TwoFactorProof } from '#domain/accounts/twoFactor.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

export const finishLogInCall = (json: TwoFactorProof) =>
  answerOf(api.logins['two-factor'].$post({ json }))

export const twoFactorStatusCall = () => answerOf(api['two-factor'].$get())

export const verifyTwoFactorCall = (json: { code: string }) =>
  answerOf(api['two-factor'].verify.$post({ json }))

export const endTwoFactorCall = (json: TwoFactorChange) =>
  answerOf(api['two-factor'].disable.$post({ json }))

export const renewBackupCodesCall = (json: TwoFactorChange) =>
  answerOf(api['two-factor']['backup-codes'].$post({ json }))
