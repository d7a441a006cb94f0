import { deleteRealtimeOf, sessionsWithTracesOf } from '#database/queries/contact/realtime.ts'
import { findVisits } from '#database/queries/contact/visits.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'
import { adminRoom, visitorSession } from '#worker/adapters/sessionObjects.ts'
import { deleteVisitLogs } from '#worker/adapters/visitLogStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Erases an account's chats and logged events everywhere: in its sessions, at the desks, in files and in D1. */
export async function deleteChatsOf(
  { db, env }: Pick<OperationContext, 'env' | 'db'>,
  accountId: string,
): Promise<void> {
  for (const sessionId of await sessionsWithTracesOf(db, accountId)) {
    await visitorSession(env, sessionId).erase()
    await Promise.all(DESKS.map((desk) => adminRoom(env, desk).erase(sessionId)))
    // After the object: it finishes a file being written, which the row names.
    const rows = await findVisits(db, [sessionId])
    await deleteVisitLogs(
      env,
      rows.flatMap(({ logFiles }) => logFiles),
    )
    await deleteRealtimeOf(db, accountId, sessionId)
  }
}
