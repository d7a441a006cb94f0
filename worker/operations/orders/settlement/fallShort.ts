import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { enterInLedger } from '#database/queries/orders/ledger.ts'
import { isLineUnchanged } from '#database/queries/orders/lineChanges.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { happened, moveLine, recordLineEvent } from '#database/queries/foundation/recordedChange.ts'
import { entriesOfAmounts } from '#domain/orders/ledger/ledgerEntry.ts'
import { deliveryEntry } from '#domain/orders/ledger/settleLine.ts'
import { answerByFrom } from '#domain/orders/order/changes/makeGood.ts'
import { previewStop, type StopFacts } from '#domain/orders/order/changes/stopCampaign.ts'
import { newId } from '#worker/adapters/ids.ts'
import { pauseEnded, type SettledLine } from './settleLine.ts'

/**
 * Statements for the end of a campaign that fell short: its delivery in the ledger, and the question to its buyer
 * about the rest. Written once, as all depend on the first statement.
 */
export function shortfallStatements(
  db: Database,
  { order, line, entries, facts }: SettledLine & { facts: StopFacts },
  now: Date,
): Statement[] {
  const at = now.toISOString()
  const of = { orderId: order.id, lineId: line.id, at }
  const { usedUsdMinor, couponUsdMinor } = previewStop({ ...facts, hasEnded: true }, now)
  const change = {
    id: newId('evt'),
    ...of,
    actor: 'system' as const,
    details: { couponUsdMinor, deliveredImpressions: line.deliveredImpressions },
  }
  const hasFallen = happened(change)
  const known = { orderState: order.state, entryCount: entries.length }
  const amountUsdMinor = usedUsdMinor - facts.balance.deliveredUsdMinor
  const delivered = entriesOfAmounts([deliveryEntry({ ...of, amountUsdMinor, upTo: 'short' })])
  return [
    recordLineEvent(db, change, 'fall_short', isLineUnchanged(line, known)),
    moveLine(db, change, {
      answerBy: answerByFrom(now),
      ...pauseEnded(line, line.endsAt ?? at),
    }),
    enterInLedger(db, delivered, hasFallen),
    queueMailIf(
      db,
      { orderId: order.id, kind: 'campaign_fell_short', subject: line.id, at },
      hasFallen,
    ),
  ]
}
