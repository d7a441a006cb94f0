import { NEW_SESSION_HEADER, SESSION_HEADER } from '#domain/foundation/headerNames.ts'
/** Where the browser keeps its session id (Contact 13). */
const SESSION_KEY = 'amd_session'

/** The header that says which session a request belongs to; none before there is a session. */
export function sessionHeaders(): Record<string, string> {
  const sessionId = globalThis.localStorage?.getItem(SESSION_KEY)
  return sessionId ? { [SESSION_HEADER]: sessionId } : {}
}

/** Writes what the other tabs learn of by the browser's own event, and tells this one by the same. */
function keep(sessionId: string | null): void {
  try {
    if (sessionId === null) localStorage.removeItem(SESSION_KEY)
    else localStorage.setItem(SESSION_KEY, sessionId)
  } catch {
    // Without storage the socket brings the session.
  }
  globalThis.dispatchEvent?.(new StorageEvent('storage', { key: SESSION_KEY, newValue: sessionId }))
}

/**
 * Asks the server, and keeps the session id that an answer brings: after a login the session goes on under another id;
 * after a logout it is over, and another one begins.
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
