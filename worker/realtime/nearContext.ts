import { anyReplica, bookmarkInCookies, nearDatabase } from '../adapters/databaseSession.ts'
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

/** Whose login a socket brings. One that no replica knows yet, as it began just now, is looked up at the primary. */
export async function loginOfSocket(
  context: OperationContext,
  headers: Headers,
): Promise<Login | null> {
  const near = await currentAccount(nearContext(context, headers), headers)
  return near ?? (await currentAccount(context, headers))
}
