import { connect } from '#database/connection.ts'
import { listKits } from '#database/queries/brandKits.ts'
import { requestsOfAccount } from '#database/queries/contactRequests.ts'
import { offersOfAccount } from '#database/queries/offers.ts'
import { orderDataOf, realtimeDataOf } from '#database/queries/accountData.ts'
import { advertiserEntries, billingAddressEntries } from '#database/queries/savedEntries.ts'
import type { OperationContext } from '../../platform/env.ts'
import { sessionsOf } from './listSessions.ts'
import { ownAccount, profileById } from '../identity/ownAccount.ts'

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
  const db = connect(context.env.DB)
  const [
    account,
    sessions,
    billingAddresses,
    advertisers,
    kits,
    booked,
    said,
    contactRequests,
    offers,
  ] = await Promise.all([
    profileById(context, id),
    sessionsOf(context, id, currentSessionId),
    billingAddressEntries.list(db, id),
    advertiserEntries.list(db, id),
    listKits(db, [id]),
    orderDataOf(db, id),
    realtimeDataOf(db, id),
    requestsOfAccount(db, id),
    offersOfAccount(db, id),
  ])
  return {
    exportedAt: context.now.toISOString(),
    account,
    sessions,
    billingAddresses,
    advertisers,
    brandKit:
      kits.map(({ kit, logo, picture, updatedAt }) => ({ kit, logo, picture, updatedAt }))[0] ??
      null,
    ...booked,
    ...said,
    contactRequests,
    offers,
  }
}
