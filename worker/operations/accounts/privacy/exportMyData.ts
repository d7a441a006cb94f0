import { realtimeDataOf } from '#database/queries/accounts/accountData.ts'
import {
  advertiserEntries,
  billingAddressEntries,
} from '#database/queries/accounts/savedEntries.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sessionsOf } from '../login/listSessions.ts'
import { exportPersonalData } from './personalData.ts'
import { ownAccount, profileById } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Everything that is kept about the account that asks, to take away. Raises no_access. */
export async function exportMyData(context: OperationContext, currentSessionId: string | null) {
  return await dataOfAccount(context, ownAccount(context).id, currentSessionId)
}

/** Everything that is kept about an account, as its owner takes it away. Raises no_access when there is none. */
export async function dataOfAccount(
  context: OperationContext,
  id: string,
  currentSessionId: string | null,
) {
  const { db } = context
  const [account, sessions, billingAddresses, advertisers, said, kept] = await Promise.all([
    profileById(context, id),
    sessionsOf(context, id, currentSessionId),
    billingAddressEntries.list(db, id),
    advertiserEntries.list(db, id),
    realtimeDataOf(db, id),
    exportPersonalData(context, id),
  ])
  return {
    exportedAt: context.now.toISOString(),
    account,
    sessions,
    billingAddresses,
    advertisers,
    ...said,
    ...kept,
  }
}
