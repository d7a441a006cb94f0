import { type Deliveries, readHomes } from '#database/deliveries.ts'
import { countPlays } from '#database/queries/delivery/closedDeliveries.ts'
import { deliveredOf } from '#database/queries/delivery/deliveryBook.ts'
import {
  listBillboardLines,
  listCountedLines,
  recordDeliveredLines,
} from '#database/queries/delivery/deliveryCounts.ts'
import { deliveriesOf } from '../../adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '../../platform/env.ts'

/** How far back to look for changes; any outage is over by then. */
const LOOK_BACK_MS = 4 * 86_400_000
/** A page uses two statements, and two in each delivery database, which add up a billboard's hours. */
const LINES_A_PAGE = 100

type Context = Pick<OperationContext, 'env' | 'db' | 'now'>

/**
 * Updates running lines' impressions from the counts, a page at a time; returns how many changed.
 * Runs every few minutes by cron, so that a stop's preview does not change while a person reads it;
 * safe to repeat.
 */
export async function recordDeliveries(context: Context): Promise<number> {
  const since = new Date(context.now.getTime() - LOOK_BACK_MS).toISOString()
  const deliveries = await deliveriesOf(context)
  let noted = 0
  let after = ''
  for (;;) {
    const lineIds = await listCountedLines(deliveries, { since, after, limit: LINES_A_PAGE })
    noted += await notePage(context, deliveries, lineIds)
    const last = lineIds.at(-1)
    if (lineIds.length < LINES_A_PAGE || last === undefined) return noted
    after = last
  }
}

async function notePage(
  { db }: Context,
  deliveries: Deliveries,
  lineIds: readonly string[],
): Promise<number> {
  const billboards = new Set(await listBillboardLines(db, lineIds))
  const others = lineIds.filter((lineId) => !billboards.has(lineId))
  const [impressions, plays] = await Promise.all([
    readHomes(deliveries, others, deliveredOf),
    readHomes(deliveries, [...billboards], countPlays),
  ])
  return await recordDeliveredLines(db, { impressions, plays })
}
