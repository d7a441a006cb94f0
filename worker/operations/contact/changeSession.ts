import {
  isUsedByAnother,
  leaveSession,
  moveVisitorTo,
} from '#database/queries/contact/visitorLogins.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { visitorSession } from '#worker/adapters/durableObjects.ts'
import { log } from '#worker/platform/log.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { Login } from '#worker/operations/foundation/identity/currentAccount.ts'
import { loggedInUser } from '#worker/operations/foundation/identity/loggedInUser.ts'
import { startSession } from './startSession.ts'
import { verifySession } from './verifySession.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'settings' | 'now' | 'requestId' | 'region'>

const idOf = (signedSessionId: string) => signedSessionId.split('.')[0] ?? ''

/**
 * A login gives the browser another session id: one that somebody else may know of is worth nothing then. Cart, holds
 * and chat go on under the new one, unless another account used the old one. Null for who brought no session of ours.
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
    // The session is closed all the same, and hands its chat over by its alarm.
    logFailure(context, 'chat not handed over yet', error)
  }
  return next
}

/**
 * A logout closes the browser's session for good and gives it a new one, which knows nothing but the slots that the cart
 * in the browser holds. Null for who brought no session of ours.
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
