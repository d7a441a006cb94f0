import { activeSessions } from '#database/queries/accounts/accountSessions.ts'
import type { AccountSession } from '#domain/accounts/account.types.ts'
import { deviceName } from '#domain/foundation/device/deviceName.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Logins of the caller's account: device, place and whether it is the current one. Raises no_access. */
export async function listSessions(
  context: OperationContext,
  currentSessionId: string | null,
): Promise<AccountSession[]> {
  return await sessionsOf(context, ownAccount(context).id, currentSessionId)
}

/** Logins of an account. */
export async function sessionsOf(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  accountId: string,
  currentSessionId: string | null,
): Promise<AccountSession[]> {
  const rows = await activeSessions(db, accountId, now)
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent ?? ''),
    place: row.place,
    loggedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    isCurrent: row.id === currentSessionId,
  }))
}
