import { renameSession } from '#database/queries/accounts/accountSessions.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentAccount } from '#worker/operations/foundation/identity/currentAccount.ts'

/**
 * Keeps a login's id under a new cookie: open sockets are identified and ended by it. `cookies` are those that the
 * response sets.
 */
export async function preserveSessionId(
  context: Pick<OperationContext, 'env' | 'db' | 'settings'>,
  sessionId: string,
  cookies: readonly string[],
): Promise<void> {
  const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  const login = await currentAccount(context, new Headers({ Cookie }))
  if (!login) return
  const { account, sessionId: from } = login
  await renameSession(context.db, account.id, { from, to: sessionId })
}
