import type { Account } from '#domain/account/account.types.ts'
import { can } from '#domain/account/capability.ts'
import type { LoggedInUser } from '#domain/realtime/serverEvents.ts'

/** An account as 'loggedIn' tells it to the browser (Accounts 6). */
export const loggedInUser = (account: Account): LoggedInUser => ({
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phoneNumber: account.phoneNumber,
  isApp2FAEnabled: account.isApp2FAEnabled,
  isAdmin: can(account, 'answerChats'),
})
