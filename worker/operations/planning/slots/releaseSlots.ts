import { runBatch } from '#database/batch.ts'
import { deleteExpiredHolds, releaseHold } from '#database/queries/planning/slotClaims.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Lets go of the slots a cart entry holds; nothing happens when it holds none. */
export async function releaseSlots(
  context: Pick<OperationContext, 'db'>,
  hold: { sessionId: string; key: string },
): Promise<void> {
  const { db } = context
  await runBatch(db, [releaseHold(db, hold.sessionId, hold.key)])
}

export const HOLDS_A_RUN = 2_000

/**
 * Lets go of holds whose 15 minutes are over; returns of how many slots. Runs by cron; every hold and order does so for
 * what it wants.
 */
export async function releaseExpiredSlots({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  return await deleteExpiredHolds(db, now.toISOString(), HOLDS_A_RUN)
}
