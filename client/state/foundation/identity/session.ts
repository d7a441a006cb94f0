import { ProductError } from '#domain/foundation/errors/productError.ts'
import { createSession } from '#client/api/commerce/commerceCalls.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'

/** The storage key of the browser's session ID (Contact 13). */
export const SESSION_KEY = 'amd_session'

let pending: Promise<string> | null = null

/** The session ID of this browser; requests one if it has none. Raises ProductError. */
export async function ensureSession(): Promise<string> {
  const known = textStorage().getItem(SESSION_KEY)
  if (known) return known
  pending ??= createSession()
    .then((sessionId) => {
      textStorage().setItem(SESSION_KEY, sessionId)
      return sessionId
    })
    .finally(() => {
      pending = null
    })
  return pending
}

/**
 * Makes a call that needs a session; if the server no longer knows ours, repeats it with a new one.
 */
export async function withSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const used = await ensureSession()
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== 'session_required') throw error
    // A login may have given the browser another session meanwhile, which the server knows.
    if (textStorage().getItem(SESSION_KEY) === used) textStorage().removeItem(SESSION_KEY)
    await ensureSession()
    return call()
  }
}
