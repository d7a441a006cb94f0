import type { Account } from '#domain/accounts/account.types.ts'
import { can } from '#domain/accounts/capability.ts'
import type { LoggedInUser } from '#domain/contact/realtime/serverEvents.ts'

/** An account in the form of the 'loggedIn' event (Accounts 6). */
export const loggedInUser = (account: Account): LoggedInUser => ({
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phoneNumber: account.phoneNumber,
  isApp2FAEnabled: account.isApp2FAEnabled,
  isAdmin: can(account, 'answerChats'),
})
