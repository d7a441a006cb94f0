import { connect } from '#database/connection.ts'
import { noteDeliveredLines } from '#database/queries/deliveryCounts.ts'
import type { OperationContext } from '../../platform/env.ts'

/** Whatever stood still is back by then. */
const LOOK_BACK_MS = 4 * 86_400_000

/**
 * Brings the impressions of running lines up to what was counted. Every few minutes, so that what a stop would give
 * stands still for as long as somebody reads it. Runs by cron; safe to repeat.
 */
export async function noteDeliveries({
  env,
  now,
}: Pick<OperationContext, 'env' | 'now'>): Promise<number> {
  const since = new Date(now.getTime() - LOOK_BACK_MS).toISOString()
  return await noteDeliveredLines(connect(env.DB), since)
}
