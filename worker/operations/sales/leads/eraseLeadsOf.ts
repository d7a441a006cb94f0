import { deleteRequestsOf } from '#database/queries/contact/contactRequests.ts'
import { deleteOffersOf } from '#database/queries/sales/offers.ts'
import { sessionsWithTracesOf } from '#database/queries/contact/realtime.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Erases what a person asked the desk for, and what they were offered, before their sessions are forgotten. */
export async function eraseLeadsOf(
  { db }: Pick<OperationContext, 'db'>,
  { id: accountId, email }: { id: string; email: string },
): Promise<void> {
  const sessionIds = await sessionsWithTracesOf(db, accountId)
  await deleteRequestsOf(db, { accountId, email, sessionIds })
  await deleteOffersOf(db, { accountId, email, sessionIds })
}
