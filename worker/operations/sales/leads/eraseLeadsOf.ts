import { deleteRequestsOf } from '#database/queries/contact/contactRequests.ts'
import { deleteOffersOf } from '#database/queries/sales/offers.ts'
import { sessionsWithTracesOf } from '#database/queries/contact/realtime.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Erases a person's requests to the desk and their offers, before their sessions are deleted. */
export async function eraseLeadsOf(
  { db }: Pick<OperationContext, 'db'>,
  { id: accountId, email }: { id: string; email: string },
): Promise<void> {
  const sessionIds = await sessionsWithTracesOf(db, accountId)
  await deleteRequestsOf(db, { accountId, email, sessionIds })
  await deleteOffersOf(db, { accountId, email, sessionIds })
}
