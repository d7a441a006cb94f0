import { runBatch, type Statement } from '#database/batch.ts'
import { connect, type Database } from '#database/connection.ts'
import { enterInLedger } from '#database/queries/ledger.ts'
import { ALWAYS, auditIf, queueMailIf } from '#database/queries/orderChanges.ts'
import {
  findRefund,
  followRefund,
  hasJustMadeRefund,
  hasRefundComeBack,
  isRefundIn,
  isTroubleUntold,
  moveRefund,
  type RefundRow,
} from '#database/queries/refunds.ts'
import { refundEntry } from '#domain/ledger/refundEntries.ts'
import type { RefundOutcome } from '#domain/payment/refund.ts'
import type { OperationContext } from '../../env.ts'
import { sendDueMails } from '../mail/sendDueMails.ts'

/**
 * Writes what a gateway says about a refund, once and in any order: made is told to the buyer, failed (also after it
 * was made) to the desk, which has to find another way.
 */
export async function applyRefundOutcome(
  context: OperationContext,
  outcome: RefundOutcome,
): Promise<'applied' | 'unknown_payment'> {
  const db = connect(context.env.DB)
  const refund = await findRefund(db, outcome.paymentId)
  if (!refund) return 'unknown_payment'
  const at = context.now.toISOString()
  await runBatch(db, [
    moveRefund(db, outcome, at),
    followRefund(db, refund.paymentId),
    ...(outcome.state === 'made' ? madeStatements(db, refund, at) : []),
    ...(outcome.state === 'failed' ? failedStatements(db, refund, at) : []),
  ])
  if (outcome.state !== 'pending')
    context.waitUntil(sendDueMails(context, { orderId: refund.orderId }))
  return 'applied'
}

/** The ledger entry comes last: it tells a later batch that this was written. */
function madeStatements(db: Database, refund: RefundRow, at: string): Statement[] {
  const { orderId, paymentId, amountMinor, currency } = refund
  const isNews = hasJustMadeRefund(paymentId)
  const audit = {
    orderId,
    at,
    actor: 'payment' as const,
    event: 'refund',
    fromState: null,
    toState: null,
    details: { paymentId, amountMinor, currency },
  }
  return [
    auditIf(db, audit, isNews),
    queueMailIf(db, { orderId, kind: 'payment_refunded', subject: paymentId, at }, isNews),
    enterInLedger(db, [refundEntry('refunded', { ...refund, at })], isNews),
  ]
}

function failedStatements(db: Database, refund: RefundRow, at: string): Statement[] {
  const { orderId, paymentId } = refund
  const returned = refundEntry('refund_returned', { ...refund, at })
  return [
    enterInLedger(db, [returned], hasRefundComeBack(paymentId)),
    ...refundTrouble(db, { orderId, paymentId, at }, isRefundIn(paymentId, 'failed')),
  ]
}

/** Tells the desk once that a refund needs a person, where `condition` holds. */
export function refundTrouble(
  db: Database,
  { orderId, paymentId, at }: { orderId: string; paymentId: string; at: string },
  condition = ALWAYS,
): Statement[] {
  const mail = { orderId, kind: 'refund_failed' as const, subject: paymentId, at }
  const audit = {
    orderId,
    at,
    actor: 'payment' as const,
    event: 'refund_failed',
    fromState: null,
    toState: null,
    details: { paymentId },
  }
  return [auditIf(db, audit, isTroubleUntold(mail, condition)), queueMailIf(db, mail, condition)]
}
