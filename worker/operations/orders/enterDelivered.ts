import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { listDeliveringLines } from '#database/queries/deliveryCounts.ts'
import { enterInLedger, listLedgerOf } from '#database/queries/ledger.ts'
import { isLineUnchanged } from '#database/queries/lineChanges.ts'
import { deliveryEntry } from '#domain/ledger/settleLine.ts'
import { previewStop } from '#domain/order/stopCampaign.ts'
import type { OperationContext } from '../../platform/env.ts'
import { stopFacts } from '../settlements/settleLine.ts'

const LINES_A_PAGE = 100
const DAY_LENGTH = 'YYYY-MM-DD'.length

/**
 * Enters in the ledger what running lines have delivered since the day before, by its worth: the same that a stop at
 * this moment would find used. Once a day and line. Runs by cron; safe to repeat.
 */
export async function enterDelivered(context: OperationContext): Promise<number> {
  const db = connect(context.env.DB)
  const at = context.now.toISOString()
  const upTo = at.slice(0, DAY_LENGTH)
  let after = ''
  let entered = 0
  for (;;) {
    const page = await listDeliveringLines(db, after, LINES_A_PAGE)
    const entries = await listLedgerOf(db, [...new Set(page.map(({ order }) => order.id))])
    const statements = page.flatMap(({ line, order }) => {
      const own = entries.filter(({ lineId }) => lineId === line.id)
      const facts = stopFacts({ line, order, entries: own })
      if (!facts) return []
      const { usedUsdMinor, basis } = previewStop(facts, context.now)
      const amountUsdMinor = usedUsdMinor - facts.balance.deliveredUsdMinor
      if (basis !== 'delivery' || amountUsdMinor <= 0) return []
      const of = { orderId: order.id, lineId: line.id, at }
      const known = { orderState: order.state, entryCount: own.length }
      const entry = deliveryEntry({ ...of, amountUsdMinor, upTo })
      return [enterInLedger(db, [entry], isLineUnchanged(line, known))]
    })
    await runBatch(db, statements)
    entered += statements.length
    const last = page.at(-1)
    if (page.length < LINES_A_PAGE || !last) return entered
    after = last.line.id
  }
}
