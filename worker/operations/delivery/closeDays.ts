import { closeLines, listOpenLines } from '#database/queries/delivery/closedDeliveries.ts'
import type { Database } from '#database/connection.ts'
import { hourKey } from '#domain/reporting/figures/zoneClock.ts'
import { deliveriesOf } from '../../adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '../../platform/env.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** Lines that are closed in one transaction. */
const LINES_AT_ONCE = 20
/** Rounds per run and database; the next run continues. */
const ROUNDS_A_RUN = 50
export const CLOSED_A_RUN = LINES_AT_ONCE * ROUNDS_A_RUN

/**
 * Adds up counts until the beginning of yesterday, so that reports need not read each hour of each publisher. A late
 * event reopens its day. Runs by cron; safe to repeat. Returns the largest number of lines closed in one delivery
 * database.
 */
export async function closeDays(
  context: Pick<OperationContext, 'env' | 'db' | 'now'>,
): Promise<number> {
  const deliveries = await deliveriesOf(context)
  return Math.max(...(await Promise.all(deliveries.map((db) => closeDaysIn(db, context.now)))))
}

/** Closes lines of one delivery database; returns how many. */
export async function closeDaysIn(db: Database, now: Date): Promise<number> {
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
