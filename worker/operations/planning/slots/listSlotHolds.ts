import { listHolds } from '#database/queries/planning/slotClaims.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Cart entries of a session with held slots, and the end of each hold. */
export async function listSlotHolds(
  context: Pick<OperationContext, 'db' | 'now'>,
  sessionId: string,
): Promise<{ key: string; expiresAt: string }[]> {
  return await listHolds(context.db, sessionId, context.now.toISOString())
}
