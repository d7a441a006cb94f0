import { isPayable } from '#database/queries/orders/orderChanges.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import {
  insertPaymentEventIf,
  isPaymentUnsettled,
  markPaymentSucceeded,
  type PaymentRow,
} from '#database/queries/orders/payments/payments.ts'
import { recordIf } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { payOrderInvoice } from '../settlement/payOrderInvoice.ts'

/**
 * Pays the open invoice of an order from a card payment; true if this payment paid it now. False for an order without
 * an invoice, for another sum, and if the invoice was paid or canceled meanwhile: then nothing is written.
 */
export async function isInvoicePaidByCard(
  context: OperationContext,
  payment: PaymentRow,
  event: PaymentEvent,
): Promise<boolean> {
  const { db } = context
  const { id: paymentId, orderId, amendmentId, amountMinor, currency } = payment
  const isExactSum = event.amountMinor === amountMinor && event.currency === currency
  if (amendmentId !== null || !isExactSum || !isPaymentUnsettled(payment)) return false
  const stored = await findOrder(db, orderId)
  if (
    stored?.order.state !== 'awaiting_invoice_payment' ||
    stored.invoice.totalMinor !== amountMinor
  )
    return false
  const at = context.now.toISOString()
  const details = { paymentId, declineCode: null }
  try {
    const { isPaidNow } = await payOrderInvoice(context, stored.invoice, {
      actor: 'payment',
      reference: paymentId,
      paidByPaymentId: paymentId,
      condition: isPayable(orderId, paymentId),
      also: (isPaid) => [
        insertPaymentEventIf(db, event, { receivedAt: at, condition: isPaid }),
        markPaymentSucceeded(db, event, isPaid),
        recordIf(db, { orderId, at, actor: 'payment', details }, 'payment_succeeded', isPaid),
      ],
    })
    return isPaidNow
  } catch (error) {
    if (error instanceof ProductError && error.code === 'invoice_not_open') return false
    throw error
  }
}
