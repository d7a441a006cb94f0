import { connect } from '#database/connection.ts'
import { deleteOldRealtime } from '#database/queries/realtime.ts'
import { LOGGED_EVENT_LIFE_DAYS, TRANSCRIPT_LIFE_DAYS } from '#domain/realtime/retention.ts'
import type { OperationContext } from '../../env.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Job: deletes transcripts and logged events that have outlived their stated time. */
export async function deleteOldRealtimeData({ env, now }: OperationContext): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  await deleteOldRealtime(connect(env.DB), {
    transcripts: daysAgo(TRANSCRIPT_LIFE_DAYS),
    events: daysAgo(LOGGED_EVENT_LIFE_DAYS),
  })
}
