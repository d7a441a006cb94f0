import { deleteRealtimeOf, sessionsWithTracesOf } from '#database/queries/contact/realtime.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'
import { adminRoom, visitorSession } from '#worker/adapters/durableObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Erases an account's chats and logged events everywhere: in its sessions, at the desks and in the archive. */
export async function deleteChatsOf(
  { db, env }: Pick<OperationContext, 'env' | 'db'>,
  accountId: string,
): Promise<void> {
  for (const sessionId of await sessionsWithTracesOf(db, accountId)) {
    await visitorSession(env, sessionId).erase()
    await Promise.all(DESKS.map((desk) => adminRoom(env, desk).erase(sessionId)))
    await deleteRealtimeOf(db, accountId, sessionId)
  }
}
