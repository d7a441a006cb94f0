import { connect } from '#database/connection.ts'
import { listHolds } from '#database/queries/planning/slotClaims.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** The cart entries of a session that hold slots, and until when. */
export async function listSlotHolds(
  context: Pick<OperationContext, 'env' | 'now'>,
  sessionId: string,
): Promise<{ key: string; expiresAt: string }[]> {
  return await listHolds(connect(context.env.DB), sessionId, context.now.toISOString())
}
