import {
  isUsedByAnother,
  leaveSession,
  moveVisitorTo,
} from '#database/queries/contact/visitorLogins.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { visitorSession } from '#worker/adapters/sessionObjects.ts'
import { log } from '#worker/platform/log.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { Login } from '#worker/operations/foundation/identity/currentAccount.ts'
import { loggedInUser } from '#worker/operations/foundation/identity/loggedInUser.ts'
import { startSession } from './startSession.ts'
import { verifySession } from './verifySession.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'settings' | 'now' | 'requestId' | 'region'>

const idOf = (signedSessionId: string) => signedSessionId.split('.')[0] ?? ''

/**
 * Gives the browser a new session id after a login, so that a leaked old id is worthless. Cart, holds and chat
 * continue under the new one, unless another account used the old one. Null without a valid session.
 */
export async function continueSession(
  context: Context,
  signedSessionId: string | undefined,
  { account, sessionId: accountSessionId }: Login,
): Promise<string | null> {
  const from = await verifySession(context, signedSessionId)
  if (from === null) return null
  const { db } = context
  const { sessionId: next } = await startSession(context)
  const [to, at] = [idOf(next), context.now.toISOString()]
  const login = { accountId: account.id, accountSessionId }
  if (await isUsedByAnother(db, from, account.id)) await leaveSession(db, { from, to, at })
  else await moveVisitorTo(db, { from, to, login, at })
  try {
    const user = loggedInUser(account)
    await visitorSession(context.env, from, context.region).continueAs({
      signedSessionId: next,
      login: { ...login, user },
    })
  } catch (error) {
    // The session is closed all the same, and its alarm transfers its chat.
    logFailure(context, 'chat not handed over yet', error)
  }
  return next
}

/**
 * Closes the browser's session for good after a logout and issues a new one, which takes over only the slots of the
 * browser's cart. Null without a valid session.
 */
export async function restartSession(
  context: Context,
  signedSessionId: string | undefined,
): Promise<string | null> {
  const from = await verifySession(context, signedSessionId)
  if (from === null) return null
  const { sessionId: next } = await startSession(context)
  const at = context.now.toISOString()
  await leaveSession(context.db, { from, to: idOf(next), at })
  await visitorSession(context.env, from, context.region).endForLogout()
  return next
}

function logFailure({ requestId }: Context, what: string, error: unknown): void {
  log('warn', what, { requestId, message: reasonOf(error) })
}
