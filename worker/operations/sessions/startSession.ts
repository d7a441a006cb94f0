import { connect } from '#database/connection.ts'
import { insertSession } from '#database/queries/sessions.ts'
import { newId } from '../../adapters/ids.ts'
import { sign } from '../../adapters/signature.ts'
import type { OperationContext } from '../../env.ts'
import { SESSION_PURPOSE } from './verifySession.ts'

/** Starts a visitor's session: an unguessable id with its signature, as the browser keeps it in `amd_session`. */
export async function startSession(context: OperationContext): Promise<{ sessionId: string }> {
  const id = newId('ses')
  await insertSession(connect(context.env.DB), id, context.now.toISOString())
  const signature = await sign(context.settings.SESSION_SECRET, SESSION_PURPOSE, id)
  return { sessionId: `${id}.${signature}` }
}
