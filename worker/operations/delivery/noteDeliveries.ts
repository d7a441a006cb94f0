import { listCountedLines, noteDeliveredLines } from '#database/queries/delivery/deliveryCounts.ts'
import type { OperationContext } from '../../platform/env.ts'

/** Whatever stood still is back by then. */
const LOOK_BACK_MS = 4 * 86_400_000
/** A page takes two statements; the hours of a billboard are added up in them. */
const LINES_A_PAGE = 100

/**
 * Brings the impressions of running lines up to what was counted, a page at a time; returns how many changed. Every few
 * minutes, so that what a stop would give stands still for as long as somebody reads it. Runs by cron; safe to repeat.
 */
export async function noteDeliveries({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const since = new Date(now.getTime() - LOOK_BACK_MS).toISOString()
  let noted = 0
  let after = ''
  for (;;) {
    const lineIds = await listCountedLines(db, { since, after, limit: LINES_A_PAGE })
    noted += await noteDeliveredLines(db, lineIds)
    const last = lineIds.at(-1)
    if (lineIds.length < LINES_A_PAGE || last === undefined) return noted
    after = last
  }
}
