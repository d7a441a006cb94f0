import { isSigned, sessionRing } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'

export const SESSION_PURPOSE = 'session'

const SESSION_ID = idPattern('ses')
const SIGNATURE = /^[\w-]{43}$/

/** The id in a signed session id; null without our signature. */
export async function verifySession(
  context: Pick<OperationContext, 'settings'>,
  signedId: string | undefined,
): Promise<string | null> {
  const [id = '', signature = '', ...rest] = (signedId ?? '').split('.')
  if (!SESSION_ID.test(id) || !SIGNATURE.test(signature) || rest.length > 0) return null
  const ring = sessionRing(context.settings)
  return (await isSigned(ring, SESSION_PURPOSE, id, signature)) ? id : null
}
