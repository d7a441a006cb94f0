import { deleteOldNetworkUsage } from '#database/queries/foundation/networkUsage.ts'
import { deleteOldRealtime } from '#database/queries/contact/realtime.ts'
import { deleteVisits, listOldestVisits } from '#database/queries/contact/visits.ts'
import { usageDay } from '#domain/contact/realtime/realtimeQuotas.ts'
import { LOGGED_EVENT_LIFE_DAYS, TRANSCRIPT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { deleteVisitLogs } from '#worker/adapters/visitLogStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const OLD_REALTIME_A_RUN = 1_000
const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Job: deletes transcripts, sessions' logs and old events past their retention, at most `limit` of each; returns the
 * largest number deleted of one kind.
 */
export async function deleteOldRealtimeData(
  { db, env, now }: Pick<OperationContext, 'db' | 'env' | 'now'>,
  limit = OLD_REALTIME_A_RUN,
): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  // Around midnight a session may still report to yesterday's count.
  const usage = await deleteOldNetworkUsage(db, usageDay(now.getTime() - DAY_MS), limit)
  const before = {
    transcripts: daysAgo(TRANSCRIPT_LIFE_DAYS),
    events: daysAgo(LOGGED_EVENT_LIFE_DAYS),
  }
  const [realtime, visits] = [
    await deleteOldRealtime(db, before, limit),
    await deleteOldVisits({ db, env }, before.events, limit),
  ]
  return Math.max(usage, realtime, visits)
}

/** Deletes rows of sessions with their files: without the row, nothing finds a file. */
async function deleteOldVisits(
  { db, env }: Pick<OperationContext, 'db' | 'env'>,
  before: string,
  limit: number,
): Promise<number> {
  const old = await listOldestVisits(db, before, limit)
  const files = old.flatMap(({ logFiles }) => logFiles)
  await deleteVisitLogs(env, files)
  await deleteVisits(
    db,
    old.map(({ sessionId }) => sessionId),
  )
  return old.length
}
