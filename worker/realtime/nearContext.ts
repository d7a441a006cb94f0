import { anyReplica, bookmarkInCookies, nearDatabase } from '../adapters/databaseSession.ts'
import { mayAnswerChats } from '../operations/contact/mayAnswerChats.ts'
import { currentAccount, type Login } from '../operations/foundation/identity/currentAccount.ts'
import { databaseContext, withDatabase } from '../platform/databaseContext.ts'
import type { Bindings, OperationContext } from '../platform/env.ts'

const nearEnvs = new WeakMap<Bindings, Bindings>()

/** The bindings with the nearest replica in place of the primary; the same ones each time, as what is kept by them is. */
function nearEnv(env: Bindings): Bindings {
  const known = nearEnvs.get(env)
  if (known) return known
  const near = withDatabase(env, anyReplica(env.DB))
  nearEnvs.set(env, near)
  return near
}

/**
 * A context that reads near by: after a deployment all sockets come back within a minute, and must not meet at the primary.
 * Where the browser has just written, its reads are at least as new as that.
 */
export function nearContext(context: OperationContext, headers: Headers): OperationContext {
  const bookmark = bookmarkInCookies(headers.get('Cookie'))
  const { env } = context
  return bookmark === null
    ? { ...context, ...databaseContext(nearEnv(env)) }
    : { ...context, ...databaseContext(withDatabase(env, nearDatabase(env.DB, bookmark))) }
}

/**
 * The login of a socket's cookie; null without one. Only the first socket of a page looks up at the primary a login that no
 * replica knows yet: after a bookmark no replica lags, and a reconnect never reads the primary.
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

/** Which logins may answer chats, by the nearest replica; the primary is asked only about those that it does not confirm. */
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
