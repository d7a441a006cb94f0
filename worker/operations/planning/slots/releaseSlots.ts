import { runBatch } from '#database/batch.ts'
import { deleteExpiredHolds, releaseHold } from '#database/queries/planning/slotClaims.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Releases the slots that a cart entry holds, if any. */
export async function releaseSlots(
  context: Pick<OperationContext, 'db'>,
  hold: { sessionId: string; key: string },
): Promise<void> {
  const { db } = context
  await runBatch(db, [releaseHold(db, hold.sessionId, hold.key)])
}

export const HOLDS_A_RUN = 2_000

/**
 * Releases holds after their 15 minutes; returns the number of slots. Runs by cron; every hold and order also does so
 * for the slots it wants.
 */
export async function releaseExpiredSlots({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  return await deleteExpiredHolds(db, now.toISOString(), HOLDS_A_RUN)
}
