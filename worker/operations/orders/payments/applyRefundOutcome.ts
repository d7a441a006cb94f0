import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { enterInLedger } from '#database/queries/orders/ledger.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { ALWAYS, happened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import {
  canRefundBecome,
  findRefund,
  followRefund,
  isRefundReturned,
  isRefundIn,
  isRefundTroubleUnreported,
  moveRefund,
  type RefundRow,
} from '#database/queries/orders/payments/refunds.ts'
import { refundEntry } from '#domain/orders/ledger/refundEntries.ts'
import type { RefundOutcome } from '#domain/orders/payment/refund.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'

/**
 * Records a gateway's outcome of a refund, once and in any order: success is reported to the buyer, failure (even
 * after a success) to the desk, which has to find another way.
 */
export async function applyRefundOutcome(
  context: OperationContext,
  outcome: RefundOutcome,
): Promise<'applied' | 'unknown_payment'> {
  const { db } = context
  const refund = await findRefund(db, outcome.paymentId)
  if (!refund) return 'unknown_payment'
  const at = context.now.toISOString()
  const { record, hanging } = madeStatements(db, refund, at)
  await runBatch(db, [
    ...(outcome.state === 'made' ? [record] : []),
    moveRefund(db, outcome, at),
    followRefund(db, refund.paymentId),
    ...(outcome.state === 'made' ? hanging : []),
    ...(outcome.state === 'failed' ? failedStatements(db, refund, at) : []),
  ])
  if (outcome.state !== 'pending')
    context.waitUntil(sendDueMails(context, { orderId: refund.orderId }))
  return 'applied'
}

/** Recorded before the refund's state changes; dependent statements follow. */
function madeStatements(db: Database, refund: RefundRow, at: string) {
  const { orderId, paymentId, amountMinor, currency } = refund
  const actor = 'payment' as const
  const details = { paymentId, amountMinor, currency }
  const change = { id: newId('evt'), orderId, at, actor, details }
  const isNews = happened(change)
  return {
    record: recordIf(db, change, 'refund', canRefundBecome(paymentId, 'made')),
    hanging: [
      queueMailIf(db, { orderId, kind: 'payment_refunded', subject: paymentId, at }, isNews),
      enterInLedger(db, [refundEntry('refunded', { ...refund, at })], isNews),
    ],
  }
}

function failedStatements(db: Database, refund: RefundRow, at: string): Statement[] {
  const { orderId, paymentId } = refund
  const returned = refundEntry('refund_returned', { ...refund, at })
  return [
    enterInLedger(db, [returned], isRefundReturned(paymentId)),
    ...reportRefundTrouble(db, { orderId, paymentId, at }, isRefundIn(paymentId, 'failed')),
  ]
}

/** Notifies the desk once that a refund needs a person, if `condition` holds. */
export function reportRefundTrouble(
  db: Database,
  { orderId, paymentId, at }: { orderId: string; paymentId: string; at: string },
  condition = ALWAYS,
): Statement[] {
  const actor = 'payment' as const
  const change = { id: newId('evt'), orderId, at, actor, details: { paymentId } }
  const mail = { orderId, kind: 'refund_failed' as const, subject: paymentId, at }
  return [
    recordIf(
      db,
      change,
      'refund_failed',
      isRefundTroubleUnreported({ orderId, paymentId }, condition),
    ),
    queueMailIf(db, mail, happened(change)),
  ]
}
