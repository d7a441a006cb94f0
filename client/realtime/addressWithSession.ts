import { socketSessionCookie } from '#domain/contact/realtime/socketSession.ts'
import { socketAddress } from './RealtimeSocket.ts'

/** URL of a session's socket. A cookie carries the session; the URL carries it only when cookies are off. */
export function addressWithSession(socketUrl: string, session: string): string {
  if (!navigator.cookieEnabled) return socketAddress(socketUrl, location, { session })
  const { pathname } = new URL(socketUrl, location.href)
  document.cookie = socketSessionCookie(session, { pathname, protocol: location.protocol })
  return socketAddress(socketUrl, location, { session: '' })
}
