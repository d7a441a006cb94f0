import { NEW_SESSION_HEADER, SESSION_HEADER } from '#domain/foundation/headerNames.ts'
/** Storage key of the session ID (Contact 13). */
const SESSION_KEY = 'amd_session'

/** Header that names the session of a request; none before there is a session. */
export function sessionHeaders(): Record<string, string> {
  const sessionId = globalThis.localStorage?.getItem(SESSION_KEY)
  return sessionId ? { [SESSION_HEADER]: sessionId } : {}
}

/** Saves the session ID and dispatches in this tab the storage event that other tabs get from the browser. */
function keep(sessionId: string | null): void {
  try {
    if (sessionId === null) localStorage.removeItem(SESSION_KEY)
    else localStorage.setItem(SESSION_KEY, sessionId)
  } catch {
    // Without storage the socket supplies the session.
  }
  globalThis.dispatchEvent?.(new StorageEvent('storage', { key: SESSION_KEY, newValue: sessionId }))
}

/**
 * Sends a request and saves the session ID in the response: a login continues the session under
 * another ID, a logout ends it and begins a new one.
 */
export async function fetchWithSession(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(input, init)
  const next = answer.headers.get(SESSION_HEADER)
  const anew = answer.headers.get(NEW_SESSION_HEADER)
  if (next) keep(next)
  if (anew) {
    keep(null)
    keep(anew)
  }
  return answer
}
