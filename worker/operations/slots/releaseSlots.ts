import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { releaseExpiredHolds, releaseHold } from '#database/queries/slotClaims.ts'
import type { OperationContext } from '../../platform/env.ts'

/** Lets go of the slots a cart entry holds; nothing happens when it holds none. */
export async function releaseSlots(
  context: Pick<OperationContext, 'env'>,
  hold: { sessionId: string; key: string },
): Promise<void> {
  const db = connect(context.env.DB)
  await runBatch(db, [releaseHold(db, hold.sessionId, hold.key)])
}

/** Lets go of all holds whose 15 minutes are over. Runs by cron; every hold and order does it as well. */
export async function releaseExpiredSlots(
  context: Pick<OperationContext, 'env' | 'now'>,
): Promise<void> {
  const db = connect(context.env.DB)
  await runBatch(db, [releaseExpiredHolds(db, context.now.toISOString())])
}
