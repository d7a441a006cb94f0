import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { listDeliveringLines } from '#database/queries/delivery/deliveryCounts.ts'
import { enterInLedger, listLedgerOf } from '#database/queries/orders/ledger.ts'
import { isLineUnchanged } from '#database/queries/orders/lineChanges.ts'
import { deliveryEntry } from '#domain/orders/ledger/settleLine.ts'
import { previewStop } from '#domain/orders/order/changes/stopCampaign.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { stopFacts } from '../settlement/settleLine.ts'

const LINES_A_PAGE = 100
/** A line takes one statement, of the 1,000 that one invocation may make. */
const PAGES_A_RUN = 5
const DAY_LENGTH = 'YYYY-MM-DD'.length

/**
 * Records running lines' deliveries since the day before in the ledger, by value: the same amount that a stop at this
 * moment would count as used. Once per day and line. Continues after a line; returns the number of entries, and the
 * line after which the next run continues, null at the end. Safe to repeat.
 */
export async function enterDelivered(
  context: OperationContext,
  from = '',
): Promise<{ entered: number; next: string | null }> {
  const { db } = context
  let after = from
  let entered = 0
  for (let page = 0; page < PAGES_A_RUN; page += 1) {
    const lines = await listDeliveringLines(db, after, LINES_A_PAGE)
    entered += await enterPage(context, db, lines)
    const last = lines.at(-1)
    if (lines.length < LINES_A_PAGE || !last) return { entered, next: null }
    after = last.line.id
  }
  return { entered, next: after }
}

async function enterPage(
  { now }: OperationContext,
  db: Database,
  page: Awaited<ReturnType<typeof listDeliveringLines>>,
): Promise<number> {
  const at = now.toISOString()
  const upTo = at.slice(0, DAY_LENGTH)
  const entries = await listLedgerOf(db, [...new Set(page.map(({ order }) => order.id))])
  const statements = page.flatMap(({ line, order }) => {
    const own = entries.filter(({ lineId }) => lineId === line.id)
    const facts = stopFacts({ line, order, entries: own })
    if (!facts) return []
    const { usedUsdMinor, basis } = previewStop(facts, now)
    const amountUsdMinor = usedUsdMinor - facts.balance.deliveredUsdMinor
    if (basis !== 'delivery' || amountUsdMinor <= 0) return []
    const of = { orderId: order.id, lineId: line.id, at }
    const known = { orderState: order.state, entryCount: own.length }
    const entry = deliveryEntry({ ...of, amountUsdMinor, upTo })
    return [enterInLedger(db, [entry], isLineUnchanged(line, known))]
  })
  await runBatch(db, statements)
  return statements.length
}
