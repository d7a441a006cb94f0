import { chatDataOf } from '#database/queries/accounts/accountData.ts'
import {
  advertiserEntries,
  billingAddressEntries,
} from '#database/queries/accounts/savedEntries.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sessionsOf } from '../login/listSessions.ts'
import { eventDataOf } from '#worker/operations/contact/visits/eventDataOf.ts'
import { exportPersonalData } from './personalData.ts'
import { ownAccount, profileById } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Exports all stored data about the caller's account. Raises no_access, unavailable. */
export async function exportMyData(context: OperationContext, currentSessionId: string | null) {
  return await dataOfAccount(context, ownAccount(context).id, currentSessionId)
}

/** Exports all stored data about an account, as for its owner. Raises no_access when there is none, unavailable. */
export async function dataOfAccount(
  context: OperationContext,
  id: string,
  currentSessionId: string | null,
) {
  const { db } = context
  const [account, sessions, billingAddresses, advertisers, chatMessages, loggedEvents, kept] =
    await Promise.all([
      profileById(context, id),
      sessionsOf(context, id, currentSessionId),
      billingAddressEntries.list(db, id),
      advertiserEntries.list(db, id),
      chatDataOf(db, id),
      eventDataOf(context, id),
      exportPersonalData(context, id),
    ])
  return {
    exportedAt: context.now.toISOString(),
    account,
    sessions,
    billingAddresses,
    advertisers,
    chatMessages,
    loggedEvents,
    ...kept,
  }
}
