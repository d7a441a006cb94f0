import { recordVisitorLogin } from '#database/queries/contact/visitorLogins.ts'
import { visitorSession } from '#worker/adapters/sessionObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { loggedInUser } from '#worker/operations/foundation/identity/loggedInUser.ts'
import type { Login } from '#worker/operations/foundation/identity/currentAccount.ts'
import { verifySession } from './verifySession.ts'

/** Notifies every tab of the browser's session of a login; does nothing without a valid session. */
export async function notifyLogin(
  {
    db,
    env,
    settings,
    now,
    region,
  }: Pick<OperationContext, 'env' | 'db' | 'settings' | 'now' | 'region'>,
  signedSessionId: string | undefined,
  { account, sessionId: accountSessionId }: Login,
): Promise<void> {
  const sessionId = await verifySession({ settings }, signedSessionId)
  if (sessionId === null) return
  const login = { accountId: account.id, accountSessionId }
  await recordVisitorLogin(db, sessionId, login, now.toISOString())
  await visitorSession(env, sessionId, region).notifyLogin({
    ...login,
    user: loggedInUser(account),
  })
}
