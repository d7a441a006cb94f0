import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { issueCouponIf } from '#database/queries/commerce/coupons.ts'
import { enterInLedger } from '#database/queries/orders/ledger.ts'
import { isLineUnchanged } from '#database/queries/orders/lineChanges.ts'
import { areAllLinesOver, queueMailIf } from '#database/queries/orders/orderChanges.ts'
import type { OrderLineRow, OrderRow } from '#database/queries/orders/orders.ts'
import {
  happened,
  moveLine,
  moveOrder,
  recordIf,
  recordLineEvent,
  recordOrderEvent,
  type Change,
} from '#database/queries/foundation/recordedChange.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import { settlementEntries } from '#domain/orders/ledger/settleLine.ts'
import { closedPauses } from '#domain/orders/order/pause/pauseLine.ts'
import {
  previewStop,
  type StopFacts,
  type StopPreview,
} from '#domain/orders/order/changes/stopCampaign.ts'
import { newCouponNum } from '#worker/adapters/couponNum.ts'
import { newId } from '#worker/adapters/ids.ts'

/** A line with the inputs of its settlement. */
export interface SettledLine {
  order: OrderRow
  line: OrderLineRow
  /** The line's own entries. */
  entries: readonly LedgerEntry[]
}

/** Facts that determine a line's unused part. Null for a line that is not a campaign. */
export function stopFacts({ order, line, entries }: SettledLine): StopFacts | null {
  if (!line.plan) return null
  return {
    type: line.type,
    state: line.state,
    orderState: order.state,
    plan: line.plan,
    bookedImpressions: line.impressions?.mid ?? 0,
    deliveredImpressions: line.deliveredImpressions,
    paidAt: order.paidAt,
    balance: lineBalance(entries),
    usedBefore: line.usedBefore ?? null,
    pauses: line.pauses ?? null,
    isExtended: line.extension !== null,
  }
}

/** Ends the pause of an ended line. */
export const pauseEnded = (
  { pausedAt, pauses, deliveredImpressions }: OrderLineRow,
  until: string,
): Partial<Pick<OrderLineRow, 'pausedAt' | 'resumeBy' | 'pauses'>> =>
  pausedAt === null
    ? {}
    : {
        pausedAt: null,
        resumeBy: null,
        pauses: closedPauses(pauses, { until, deliveredBefore: deliveredImpressions }),
      }

/**
 * All statements that end a line: its state, its delivery as used, the rest as a coupon, audit and mail, and the
 * order's end with its last line. All depend on the first statement, so it happens once. An unpaid order has nothing
 * to settle yet.
 */
export function settlementStatements(
  db: Database,
  settled: SettledLine & { facts: StopFacts },
  how: {
    event: 'end' | 'stop' | 'settle_short'
    actor: 'buyer' | 'system' | 'admin'
    usedUntil: Date
    now: Date
  },
): { statements: Statement[]; preview: StopPreview; change: Change } {
  const { order, line, entries, facts } = settled
  const at = how.now.toISOString()
  const isStopped = how.event === 'stop'
  const state = isStopped ? 'stopped' : 'ended'
  const of = { orderId: order.id, lineId: line.id, at }
  const change = { id: newId('evt'), ...of, actor: how.actor }
  const hasSettled = happened(change)
  const preview = previewStop({ ...facts, hasEnded: !isStopped }, how.usedUntil)
  const known = { orderState: order.state, entryCount: entries.length }
  const stopped = { orderId: order.id, kind: 'campaign_stopped' as const, subject: line.id, at }
  const statements = [
    recordLineEvent(db, change, how.event, isLineUnchanged(line, known)),
    moveLine(db, change, {
      stoppedAt: isStopped ? at : null,
      answerBy: null,
      ...pauseEnded(line, isStopped ? at : (line.endsAt ?? at)),
    }),
    ...(preview.couponWhen === 'now'
      ? ledgerAndCouponStatements(db, settled, {
          preview,
          state,
          at,
          condition: hasSettled,
        })
      : []),
    ...(isStopped ? [queueMailIf(db, stopped, hasSettled)] : []),
    ...completionStatements(db, order.id, at),
  ]
  return { statements, preview, change }
}

/** Ledger entry, coupon and its mail. */
export function ledgerAndCouponStatements(
  db: Database,
  { order, line, facts }: SettledLine & { facts: StopFacts },
  how: {
    preview: StopPreview
    state: 'ended' | 'stopped'
    at: string
    condition: ReturnType<typeof happened>
  },
): Statement[] {
  const { preview, at, condition } = how
  const { couponUsdMinor } = preview
  const num = couponUsdMinor > 0 ? newCouponNum() : null
  const of = { orderId: order.id, lineId: line.id, at }
  const statements = [
    enterInLedger(
      db,
      settlementEntries({
        ...of,
        usedUsdMinor: preview.usedUsdMinor,
        deliveredUsdMinor: facts.balance.deliveredUsdMinor,
        couponUsdMinor,
        couponNum: num,
      }),
      condition,
    ),
  ]
  if (num === null) return statements
  statements.push(issueCouponIf(db, { ...of, num, amountMinor: couponUsdMinor }, condition))
  // The mail about a stop mentions the coupon.
  if (how.state === 'ended') {
    const change = { ...of, actor: 'system' as const, details: { couponUsdMinor } }
    statements.push(
      recordIf(db, change, 'issue_coupon', condition),
      queueMailIf(
        db,
        { orderId: order.id, kind: 'coupon_issued', subject: line.id, at },
        condition,
      ),
    )
  }
  return statements
}

/** Ends an order whose last line has ended. */
export function completionStatements(db: Database, orderId: string, at: string): Statement[] {
  const change = { id: newId('evt'), orderId, at, actor: 'system' as const }
  return [recordOrderEvent(db, change, 'complete', areAllLinesOver(orderId)), moveOrder(db, change)]
}
