import { sessionToken } from '#database/queries/accounts/accountSessions.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import { databaseContext } from '../platform/databaseContext.ts'
import type { Bindings } from '../platform/env.ts'
import { accountAuth } from './auth.ts'
import { signCookieValue } from './loginKeys.ts'

/**
 * Headers with a login's cookie, for better-auth calls on behalf of a socket opened with it; null if the login has
 * ended. Never sent to a client.
 */
export async function loginHeaders(
  env: Bindings,
  settings: Settings,
  login: { accountId: string; accountSessionId: string },
): Promise<Headers | null> {
  const token = await sessionToken(databaseContext(env).db, login.accountId, login.accountSessionId)
  if (token === null) return null
  const { authCookies, secret } = await accountAuth(env, settings).$context
  const value = await signCookieValue(secret, token)
  return new Headers({ Cookie: `${authCookies.sessionToken.name}=${value}` })
}
