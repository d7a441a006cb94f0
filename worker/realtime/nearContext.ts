import { anyReplica, bookmarkInCookies, nearDatabase } from '../adapters/databaseSession.ts'
import { mayAnswerChats } from '../operations/contact/mayAnswerChats.ts'
import { currentAccount, type Login } from '../operations/foundation/identity/currentAccount.ts'
import { databaseContext, withDatabase } from '../platform/databaseContext.ts'
import type { Bindings, OperationContext } from '../platform/env.ts'

const nearEnvs = new WeakMap<Bindings, Bindings>()

/**
 * Bindings with the nearest replica instead of the primary; the same object each time, as it is a
 * cache key.
 */
function nearEnv(env: Bindings): Bindings {
  const known = nearEnvs.get(env)
  if (known) return known
  const near = withDatabase(env, anyReplica(env.DB))
  nearEnvs.set(env, near)
  return near
}

/**
 * Context with a nearby replica: after a deployment all sockets reconnect within a minute, and must not overload the
 * primary. After a write by the browser, its reads are at least as new as that.
 */
export function nearContext(context: OperationContext, headers: Headers): OperationContext {
  const bookmark = bookmarkInCookies(headers.get('Cookie'))
  const { env } = context
  return bookmark === null
    ? { ...context, ...databaseContext(nearEnv(env)) }
    : { ...context, ...databaseContext(withDatabase(env, nearDatabase(env.DB, bookmark))) }
}

/**
 * Login of a socket's cookie; null without one. Only the first socket of a page looks up at the primary a login that
 * is not in the replica yet: after a bookmark no replica lags, and a reconnect never reads the primary.
 */
export async function loginOfSocket(
  context: OperationContext,
  headers: Headers,
  isReconnect: boolean,
): Promise<Login | null> {
  const near = await currentAccount(nearContext(context, headers), headers)
  if (near !== null || isReconnect || bookmarkInCookies(headers.get('Cookie')) !== null) return near
  return await currentAccount(context, headers)
}

/**
 * Logins that may answer chats, by the nearest replica; queries the primary only for those that it does not confirm.
 */
export async function mayAnswerChatsNearby(
  context: Pick<OperationContext, 'env' | 'db' | 'settings' | 'now'>,
  logins: Parameters<typeof mayAnswerChats>[1],
): Promise<string[]> {
  const near = { ...context, ...databaseContext(nearEnv(context.env)) }
  const live = await mayAnswerChats(near, logins)
  const unknown = logins.filter(({ accountSessionId }) => !live.includes(accountSessionId))
  if (unknown.length === 0) return live
  return [...live, ...(await mayAnswerChats(context, unknown))]
}
