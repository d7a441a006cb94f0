import { connect } from '#database/connection.ts'
import { sessionToken } from '#database/queries/accountSessions.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Bindings } from '../platform/env.ts'
import { accountAuth } from './auth.ts'

/**
 * The cookie that a login came with, for calls of better-auth on behalf of a socket that was opened with it; null when
 * the login has ended. Never given to a client.
 */
export async function loginHeaders(
  env: Bindings,
  settings: Settings,
  login: { accountId: string; accountSessionId: string },
): Promise<Headers | null> {
  const token = await sessionToken(connect(env.DB), login.accountId, login.accountSessionId)
  if (token === null) return null
  const { authCookies, secret } = await accountAuth(env, settings).$context
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(token))
  const value = encodeURIComponent(`${token}.${Buffer.from(signature).toString('base64')}`)
  return new Headers({ Cookie: `${authCookies.sessionToken.name}=${value}` })
}
