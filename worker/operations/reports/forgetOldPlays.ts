import { connect } from '#database/connection.ts'
import { deleteScreenPlays } from '#database/queries/screenPlays.ts'
import { PLAYS_KEPT_DAYS } from '#domain/report/playLog.ts'
import type { OperationContext } from '../../platform/env.ts'

const DAY_MS = 86_400_000
/** More than can be played in the minutes between two runs. */
const FORGOTTEN_AT_ONCE = 50_000

/** Forgets single plays that are older than the log of plays shows. Runs by cron; safe to repeat. */
export async function forgetOldPlays({
  env,
  now,
}: Pick<OperationContext, 'env' | 'now'>): Promise<void> {
  const beforeMs = now.getTime() - PLAYS_KEPT_DAYS * DAY_MS
  await deleteScreenPlays(connect(env.DB), beforeMs, FORGOTTEN_AT_ONCE)
}
