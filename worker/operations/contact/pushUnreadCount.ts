import { visitorLoginsOf } from '#database/queries/contact/visitorLogins.ts'
import { countUnread } from '#database/queries/foundation/notifications.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { visitorSession } from '#worker/adapters/sessionObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'

/** Sends the number of unread notifications to every open tab of an account. Idempotent; a failure is only logged. */
export async function pushUnreadCount(
  { db, env }: Pick<OperationContext, 'env' | 'db'>,
  accountId: string,
): Promise<void> {
  try {
    const logins = await visitorLoginsOf(db, accountId)
    const live = logins.filter(({ hasEnded }) => !hasEnded)
    if (live.length === 0) return
    const unread = await countUnread(db, accountId)
    await Promise.all(
      live.map(
        async ({ sessionId }) =>
          await visitorSession(env, sessionId).sendUnreadCount(accountId, unread),
      ),
    )
  } catch (error) {
    // Tabs read the count again when they connect.
    log('warn', 'notifications not pushed', { message: reasonOf(error) })
  }
}
