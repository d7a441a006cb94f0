import { deleteScreenPlays } from '#database/queries/delivery/screenPlays.ts'
import { PLAYS_KEPT_DAYS } from '#domain/reporting/plays/playLog.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const DAY_MS = 86_400_000
/** Bounded, so that no other query waits long for the database. */
export const PLAYS_A_RUN = 5_000

/** Job: deletes single plays that are older than the play log shows; returns how many. Safe to repeat. */
export async function forgetOldPlays({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const beforeMs = now.getTime() - PLAYS_KEPT_DAYS * DAY_MS
  return await deleteScreenPlays(db, beforeMs, PLAYS_A_RUN)
}
