import { insertSession } from '#database/queries/contact/sessions.ts'
import { newId } from '#worker/adapters/ids.ts'
import { sessionRing, sign } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { countStoredBytes } from '#worker/operations/foundation/countStoredBytes.ts'
import { SESSION_PURPOSE } from './verifySession.ts'

/** Approximate bytes of a session in the database, including its index. */
const SESSION_BYTES = 200

/**
 * Starts a visitor's session: an unguessable id with its signature, which the browser stores in `amd_session`. Raises
 * network_quota_reached.
 */
export async function startSession(
  context: Pick<OperationContext, 'db' | 'settings' | 'now'>,
): Promise<{ sessionId: string }> {
  await countStoredBytes(context, SESSION_BYTES)
  const id = newId('ses')
  await insertSession(context.db, id, context.now.toISOString())
  const signature = await sign(sessionRing(context.settings), SESSION_PURPOSE, id)
  return { sessionId: `${id}.${signature}` }
}
