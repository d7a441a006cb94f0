import { listHolds } from '#database/queries/planning/slotClaims.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** The cart entries of a session that hold slots, and until when. */
export async function listSlotHolds(
  context: Pick<OperationContext, 'db' | 'now'>,
  sessionId: string,
): Promise<{ key: string; expiresAt: string }[]> {
  return await listHolds(context.db, sessionId, context.now.toISOString())
}
