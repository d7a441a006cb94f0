import type {
  OwnerProof,
  ProvenEmailChange,
  ProvenPasswordChange,
} from '#domain/accounts/ownerProof.ts'
import type { AccountChange, LogIn, Registration } from '#domain/accounts/accountForms.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

export const logInCall = (credentials: LogIn) => answerOf(api.logins.$post({ json: credentials }))

/** Ends the login and its session, and clears the cookie. Completes even if the page is left at once. */
export const logOutCall = () =>
  answerOf(api.logins.current.$delete(undefined, { init: { keepalive: true } }))

export const registerCall = (registration: Registration) =>
  answerOf(api.registrations.$post({ json: registration }))

export const verifyEmailCall = (json: { token: string; password: string }) =>
  answerOf(api['email-verifications'].$post({ json }))

export const requestPasswordResetCall = (json: { email: string }) =>
  answerOf(api['password-resets'].$post({ json }))

export const resetPasswordCall = (json: { token: string; password: string }) =>
  answerOf(api['password-resets'].complete.$post({ json }))

export const confirmEmailChangeCall = (json: { token: string }) =>
  answerOf(api['email-changes'].complete.$post({ json }))

export const editAccountCall = (json: AccountChange) => answerOf(api.account.$patch({ json }))

export const changePasswordCall = (json: ProvenPasswordChange) =>
  answerOf(api.account.password.$post({ json }))

export const requestEmailChangeCall = (json: ProvenEmailChange) =>
  answerOf(api.account.email.$post({ json }))

export const listSessionsCall = () => answerOf(api.account.sessions.$get())

export const endSessionCall = (id: string) =>
  answerOf(api.account.sessions[':id'].$delete({ param: { id } }))

export const endOtherSessionsCall = () => answerOf(api.account.sessions.$delete())

export const deleteMyAccountCall = (json: OwnerProof) =>
  answerOf(api.account.deletion.$post({ json }))
