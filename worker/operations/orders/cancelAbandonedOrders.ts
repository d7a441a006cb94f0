import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { releaseCoupons } from '#database/queries/coupons.ts'
import { enterInLedger, listLedger } from '#database/queries/ledger.ts'
import {
  auditIf,
  isCancelledAt,
  markOrderAbandoned,
  moveLines,
  queueMailIf,
  setInvoiceState,
} from '#database/queries/orderChanges.ts'
import { listAbandonedOrders } from '#database/queries/orders.ts'
import { abandonPayments, findLivePayment } from '#database/queries/payments.ts'
import { releaseOrderSlots } from '#database/queries/slotClaims.ts'
import { abandonmentEntries } from '#domain/ledger/orderEntries.ts'
import { paymentGateway } from '../../adapters/payment/gateway.ts'
import type { OperationContext } from '../../env.ts'
import { log } from '../../log.ts'

const ORDERS_A_RUN = 50

/**
 * Cancels card orders that were not paid in time: the payment can no longer succeed, coupons and slots are free again,
 * the invoice is void and the buyer gets a mail. Runs by cron; safe to repeat.
 */
export async function cancelAbandonedOrders(context: OperationContext): Promise<number> {
  const db = connect(context.env.DB)
  const due = await listAbandonedOrders(db, context.now.toISOString(), ORDERS_A_RUN)
  let cancelled = 0
  for (const { id } of due) {
    try {
      if (await cancelAbandonedOrder(context, id)) cancelled += 1
    } catch (error) {
      const message = error instanceof Error ? error.message : 'unknown'
      log('warn', 'order not cancelled', { orderId: id, message })
    }
  }
  return cancelled
}

/** False when the money came after all: its event will book the order. */
async function cancelAbandonedOrder(context: OperationContext, orderId: string): Promise<boolean> {
  const db = connect(context.env.DB)
  const at = context.now.toISOString()
  const payment = await findLivePayment(db, orderId)
  if (payment?.gatewayPaymentId) {
    const gateway = paymentGateway(context.settings)
    if (gateway.name === payment.gateway) {
      const outcome = await gateway.cancel(payment.gatewayPaymentId)
      if (outcome === 'already_paid') return false
    }
  }
  const isCancelled = isCancelledAt(orderId, at)
  const released = abandonmentEntries(orderId, await listLedger(db, orderId), at)
  await runBatch(db, [
    markOrderAbandoned(db, { orderId, at }),
    moveLines(db, orderId, 'cancel', isCancelled),
    releaseCoupons(db, orderId, isCancelled),
    releaseOrderSlots(db, orderId, isCancelled),
    abandonPayments(db, orderId, isCancelled),
    enterInLedger(db, released, isCancelled),
    setInvoiceState(db, orderId, { state: 'void', at }, isCancelled),
    auditIf(
      db,
      {
        orderId,
        at,
        actor: 'system',
        event: 'abandon',
        fromState: 'awaiting_payment',
        toState: 'cancelled',
      },
      isCancelled,
    ),
    queueMailIf(db, { orderId, kind: 'order_cancelled', at }, isCancelled),
  ])
  return true
}
