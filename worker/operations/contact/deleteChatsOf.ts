import { connect } from '#database/connection.ts'
import { deleteRealtimeOf, sessionsWithTracesOf } from '#database/queries/contact/realtime.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'
import { adminRoom, visitorSession } from '#worker/adapters/durableObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Erases an account's chats and logged events everywhere: in its sessions, at the desks and in the archive. */
export async function deleteChatsOf(
  { env }: Pick<OperationContext, 'env'>,
  accountId: string,
): Promise<void> {
  const db = connect(env.DB)
  for (const sessionId of await sessionsWithTracesOf(db, accountId)) {
    await visitorSession(env, sessionId).erase()
    await Promise.all(DESKS.map((desk) => adminRoom(env, desk).erase(sessionId)))
    await deleteRealtimeOf(db, accountId, sessionId)
  }
}
