import { deleteScreenPlays } from '#database/queries/delivery/screenPlays.ts'
import { PLAYS_KEPT_DAYS } from '#domain/reporting/plays/playLog.ts'
import { deliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const DAY_MS = 86_400_000
/** Maximum per delivery database, so that no other query waits long. */
export const PLAYS_A_RUN = 5_000

/**
 * Job: deletes single plays older than the play log shows; returns the largest number deleted in one database. Safe to
 * repeat.
 */
export async function purgeOldPlays(
  context: Pick<OperationContext, 'env' | 'db' | 'now'>,
): Promise<number> {
  const beforeMs = context.now.getTime() - PLAYS_KEPT_DAYS * DAY_MS
  const deliveries = await deliveriesOf(context)
  const deleted = await Promise.all(
    deliveries.map((db) => deleteScreenPlays(db, beforeMs, PLAYS_A_RUN)),
  )
  return Math.max(...deleted)
}
