import { accountState, refreshAccount } from '#client/state/foundation/identity/accountStore.ts'
import { sessionUser } from '#client/state/foundation/realtimeState.ts'

/** Reloads the account when it differs from the socket's data. */
export function syncAccount(): void {
  const { account } = accountState()
  const user = sessionUser()
  const isSame =
    account !== null &&
    (['email', 'firstName', 'lastName', 'phoneNumber', 'isApp2FAEnabled'] as const).every(
      (field) => account[field] === user[field],
    )
  if (!isSame) void refreshAccount()
}
