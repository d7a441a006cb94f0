import { brokeConstraint, runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { enterInLedger, listLedger } from '#database/queries/orders/ledger.ts'
import { isPayable, queueMailIf, setInvoiceState } from '#database/queries/orders/orderChanges.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders/orders.ts'
import {
  findPayment,
  insertPaymentEvent,
  moveLivePayment,
  settlePayment,
  type PaymentRow,
} from '#database/queries/orders/payments/payments.ts'
import {
  happened,
  moveLines,
  moveOrder,
  NEVER,
  recordIf,
  recordOrderEvent,
} from '#database/queries/foundation/recordedChange.ts'
import { isRefundDue, recordRefundDue } from '#database/queries/orders/payments/refunds.ts'
import { reversalCount } from '#domain/orders/order/changes/reversalEntries.ts'
import { paymentEntries } from '#domain/orders/ledger/orderEntries.ts'
import { refundEntry } from '#domain/orders/ledger/refundEntries.ts'
import { dollarsOf } from '#domain/foundation/money/convert.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import type { PaymentEvent, PaymentState } from '#domain/orders/payment/paymentState.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { pushToBuyer } from '../pushToBuyer.ts'
import { amendmentPaidByCard } from './amendmentPaidByCard.ts'
import { isInvoicePaidByCard } from './invoicePaidByCard.ts'

export type AppliedEvent = 'applied' | 'duplicate' | 'unknown_payment'

const STATE_AFTER = {
  declined: 'declined',
  challenge_required: 'challenge',
  abandoned: 'abandoned',
} as const satisfies Record<Exclude<PaymentEvent['type'], 'succeeded'>, PaymentState>

/**
 * Applies a gateway's event about a payment, once and in any order: success is final; anything else changes only a
 * payment that can still succeed and has no later event. Money that neither the order nor its change needs (paid
 * twice, after a cancellation, of another sum) is `refund_due`, and refunded by `makeDueRefunds`.
 */
export async function applyPaymentEvent(
  context: OperationContext,
  event: PaymentEvent,
): Promise<AppliedEvent> {
  const { db } = context
  const payment = await findPayment(db, event.paymentId)
  if (!payment || payment.gateway !== event.gateway) return 'unknown_payment'
  const at = context.now.toISOString()
  if (event.type === 'succeeded' && (await isInvoicePaidByCard(context, payment, event))) {
    pushToBuyer(context, payment.orderId)
    return 'applied'
  }
  try {
    await runBatch(db, [
      insertPaymentEvent(db, event, at),
      ...(event.type === 'succeeded'
        ? await successStatements(db, payment, event, at)
        : [
            moveLivePayment(db, event, STATE_AFTER[event.type]),
            auditEvent(db, payment, event, at),
          ]),
    ])
  } catch (error) {
    if (brokeConstraint(error, 'payment_events')) return 'duplicate'
    throw error
  }
  if (event.type === 'succeeded') {
    context.waitUntil(sendDueMails(context, { orderId: payment.orderId }))
    pushToBuyer(context, payment.orderId)
    announceChange(context)
  }
  return 'applied'
}

function auditEvent(db: Database, payment: PaymentRow, event: PaymentEvent, at: string): Statement {
  const { orderId, id: paymentId } = payment
  const entry = {
    orderId,
    at,
    actor: 'payment' as const,
    details: { paymentId, declineCode: event.declineCode },
  }
  return recordIf(db, entry, `payment_${event.type}`)
}

/** At most one payment pays an order or a change of it; all statements check that it was this one, now. */
async function successStatements(
  db: Database,
  payment: PaymentRow,
  event: PaymentEvent,
  at: string,
): Promise<Statement[]> {
  const { orderId, id: paymentId } = payment
  const isExactSum =
    event.amountMinor === payment.amountMinor && event.currency === payment.currency
  const stored = await findOrder(db, orderId)
  if (!stored) throw new Error('The order of this payment does not exist.')
  const refunds = refundStatements(db, stored, { payment, event, isOtherSum: !isExactSum, at })
  if (!isExactSum) {
    log('warn', 'payment of another sum', { orderId, paymentId })
    return [settlePayment(db, event, NEVER), ...refunds, auditEvent(db, payment, event, at)]
  }
  const { amendmentId } = payment
  return [
    ...(amendmentId === null
      ? orderPaidByCard(db, stored, {
          event,
          at,
          reversals: reversalCount(await listLedger(db, orderId)),
        })
      : await amendmentPaidByCard(db, stored, { amendmentId, event, at })),
    ...refunds,
    auditEvent(db, payment, event, at),
  ]
}

function orderPaidByCard(
  db: Database,
  stored: StoredOrder,
  { event, at, reversals }: { event: PaymentEvent; at: string; reversals: number },
): Statement[] {
  const { paymentId } = event
  const orderId = stored.order.id
  const charged = paymentEntries(
    { ...stored.order, lines: stored.lines },
    { reference: paymentId, at, reversals },
  )
  const change = { id: newId('evt'), orderId, at, actor: 'payment' as const }
  const hasPaidNow = happened(change)
  return [
    recordOrderEvent(db, change, 'pay', isPayable(orderId, paymentId)),
    moveOrder(db, change, { paidAt: at, paidByPaymentId: paymentId, payBy: null }),
    settlePayment(db, event, hasPaidNow),
    enterInLedger(db, charged, hasPaidNow),
    moveLines(db, change, 'book'),
    setInvoiceState(db, orderId, { state: 'paid', at }, hasPaidNow),
    queueMailIf(db, { orderId, kind: 'order_confirmation', at }, hasPaidNow),
  ]
}

/** Amount to refund if the order does not need this money. */
function refundStatements(
  db: Database,
  { order }: StoredOrder,
  received: { payment: PaymentRow; event: PaymentEvent; isOtherSum: boolean; at: string },
): Statement[] {
  const { payment, event, isOtherSum, at } = received
  const money = {
    orderId: order.id,
    paymentId: payment.id,
    amendmentId: payment.amendmentId,
    amountUsdMinor: dollarsOf(event.amountMinor, order.perUsdMicros),
    amountMinor: event.amountMinor,
    currency: CURRENCIES.find((one) => one === event.currency) ?? payment.currency,
  }
  return [
    enterInLedger(db, [refundEntry('refund_due', { ...money, at })], isRefundDue(payment.id)),
    recordRefundDue(db, { ...money, createdAt: at, isOtherSum }),
  ]
}
