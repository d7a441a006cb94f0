import { deleteOldNetworkUsage } from '#database/queries/foundation/networkUsage.ts'
import { deleteOldRealtime } from '#database/queries/contact/realtime.ts'
import { usageDay } from '#domain/contact/realtime/realtimeQuotas.ts'
import { LOGGED_EVENT_LIFE_DAYS, TRANSCRIPT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const OLD_REALTIME_A_RUN = 1_000
const DAY_MS = 24 * 60 * 60 * 1_000

/** Job: deletes transcripts and logged events past their retention, at most `limit` of each; returns how many of the kind that lost most. */
export async function deleteOldRealtimeData(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  limit = OLD_REALTIME_A_RUN,
): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  // A session may report to yesterday's count for a moment after midnight.
  const usage = await deleteOldNetworkUsage(db, usageDay(now.getTime() - DAY_MS), limit)
  const before = {
    transcripts: daysAgo(TRANSCRIPT_LIFE_DAYS),
    events: daysAgo(LOGGED_EVENT_LIFE_DAYS),
  }
  return Math.max(usage, await deleteOldRealtime(db, before, limit))
}
