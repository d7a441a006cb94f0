import { connect } from '#database/connection.ts'
import { deleteOldNetworkUsage } from '#database/queries/networkUsage.ts'
import { deleteOldRealtime } from '#database/queries/realtime.ts'
import { usageDay } from '#domain/realtime/realtimeQuotas.ts'
import { LOGGED_EVENT_LIFE_DAYS, TRANSCRIPT_LIFE_DAYS } from '#domain/realtime/retention.ts'
import type { OperationContext } from '../../platform/env.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Job: deletes transcripts and logged events that have outlived their stated time. */
export async function deleteOldRealtimeData({ env, now }: OperationContext): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const db = connect(env.DB)
  // A session may report to yesterday's count for a moment after midnight.
  await deleteOldNetworkUsage(db, usageDay(now.getTime() - DAY_MS))
  await deleteOldRealtime(db, {
    transcripts: daysAgo(TRANSCRIPT_LIFE_DAYS),
    events: daysAgo(LOGGED_EVENT_LIFE_DAYS),
  })
}
