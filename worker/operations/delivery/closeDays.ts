import { closeLines, listOpenLines } from '#database/queries/delivery/closedDeliveries.ts'
import { hourKey } from '#domain/reporting/figures/zoneClock.ts'
import type { OperationContext } from '../../platform/env.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** Lines that are closed in one transaction. */
const LINES_AT_ONCE = 20
/** Rounds of one run; the next run goes on. */
const ROUNDS_A_RUN = 50
export const CLOSED_A_RUN = LINES_AT_ONCE * ROUNDS_A_RUN

/**
 * Adds up what was counted until the beginning of yesterday, so that reports need not read each hour of each publisher.
 * What comes later for a closed day opens it again. Runs by cron; safe to repeat. Gives how many lines were closed.
 */
export async function closeDays({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const today = Math.floor(now.getTime() / HOUR_MS / DAY_HOURS)
  const until = hourKey((today - 1) * DAY_HOURS)
  let closed = 0
  for (let round = 0; round < ROUNDS_A_RUN; round += 1) {
    const lineIds = await listOpenLines(db, until, LINES_AT_ONCE)
    if (lineIds.length === 0) break
    await closeLines(db, lineIds, until)
    closed += lineIds.length
  }
  return closed
}
