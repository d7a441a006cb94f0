/**
 * Our own client passes its session ID to the socket's upgrade in this cookie: addresses end up in logs, and a session
 * ID gives access to the session's events.
 */
export const SOCKET_SESSION_COOKIE = 'amd_socket_session'

const COOKIE = new RegExp(`(?:^|;\\s*)${SOCKET_SESSION_COOKIE}=([\\w.-]+)`)

/** The signed session id in a Cookie header; null without one. */
export const sessionInCookies = (header: string | null): string | null =>
  COOKIE.exec(header ?? '')?.[1] ?? null

/** The cookie for a socket at a path: valid for one connection, empty without a session. */
export function socketSessionCookie(
  signedSessionId: string,
  { pathname, protocol }: { pathname: string; protocol: string },
): string {
  const maxAge = signedSessionId === '' ? 0 : 30
  const secure = protocol === 'https:' ? '; secure' : ''
  return `${SOCKET_SESSION_COOKIE}=${signedSessionId}; path=${pathname}; max-age=${maxAge}; samesite=strict${secure}`
}
