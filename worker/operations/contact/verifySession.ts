import { isSigned, sessionRing } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const SESSION_PURPOSE = 'session'

const SIGNED_ID = /^(ses_[0-9A-Za-z]{24})\.([\w-]{43})$/

/** The id in a signed session id; null when it was not signed by us. */
export async function verifySession(
  context: Pick<OperationContext, 'settings'>,
  signedId: string | undefined,
): Promise<string | null> {
  const [, id, signature] = SIGNED_ID.exec(signedId ?? '') ?? []
  if (id === undefined || signature === undefined) return null
  const ring = sessionRing(context.settings)
  return (await isSigned(ring, SESSION_PURPOSE, id, signature)) ? id : null
}
