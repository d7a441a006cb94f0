import { runBatch } from '#database/batch.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import {
  abandonPayments,
  findLivePayment,
  insertPayment,
  setGatewayPaymentId,
} from '#database/queries/orders/payments/payments.ts'
import type { OrderRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isInvoicePayableByCard } from '#domain/orders/order/cardPaidInvoice.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { PaymentState } from '#domain/orders/payment/paymentState.ts'
import { newId } from '#worker/adapters/ids.ts'
import { paymentGateway } from '#worker/adapters/payment/gateway.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isPaidAfterAll } from './isPaidAfterAll.ts'
import { cardsOfPayment, type CardsOfPayment } from './cardsOfPayment.ts'
import { openOrder, type OrderKey } from '../views/readOrder.ts'

export interface PaymentStart {
  paymentId: string
  gateway: 'test' | 'stripe'
  state: PaymentState
  /** For Stripe's Payment Element; null with the test gateway. */
  clientSecret: string | null
  publicKey: string
  amountMinor: number
  currency: string
  /** Saved cards that the caller can use; null for a caller without any, such as a guest. */
  saved: CardsOfPayment | null
}

/**
 * An order that waits for a card payment, or whose open invoice a card may pay, for a caller who may pay it. Raises
 * order_not_found, no_access, payment_not_open.
 */
export async function openPayableOrder(
  context: OperationContext,
  key: OrderKey,
): Promise<StoredOrder> {
  const stored = await openOrder(context, key, 'payOrders')
  if (stored.order.state !== 'awaiting_payment' && !isInvoicePayableByCard(stored))
    throw new ProductError('payment_not_open')
  return stored
}

/**
 * Starts to pay an order by card, or continues the started payment: it stays the same after a decline and in a second
 * tab. Raises order_not_found, payment_not_open.
 */
export async function startPayment(
  context: OperationContext,
  key: OrderKey,
): Promise<PaymentStart> {
  const { order, invoice } = await openPayableOrder(context, key)
  const { totalMinor: amountMinor } = invoice
  const thing = { orderId: order.id, amendmentId: null }
  const begun = await findLivePayment(context.db, thing)
  if (begun && begun.amountMinor !== amountMinor) {
    // The order was revised meanwhile: money from its old payment is refunded.
    if (await isPaidAfterAll(context, thing)) throw new ProductError('payment_not_open')
    await runBatch(context.db, [abandonPayments(context.db, thing, ALWAYS)])
  }
  return await startCardPayment(context, order, { amendmentId: null, amountMinor })
}

/** Starts or continues the card payment of an order or of a change of it. Raises payment_not_open. */
export async function startCardPayment(
  context: OperationContext,
  order: OrderRow,
  { amendmentId, amountMinor }: { amendmentId: string | null; amountMinor: number },
): Promise<PaymentStart> {
  const { db } = context
  const gateway = paymentGateway(context.settings)
  await insertPayment(db, {
    id: newId('pay'),
    orderId: order.id,
    amendmentId,
    gateway: gateway.name,
    gatewayPaymentId: null,
    state: 'open',
    currency: order.currency,
    amountMinor,
    declineCode: null,
    createdAt: context.now.toISOString(),
    lastEventAt: null,
  })
  const payment = await findLivePayment(db, { orderId: order.id, amendmentId })
  if (!payment || payment.gateway !== gateway.name) throw new ProductError('payment_not_open')
  const { gatewayPaymentId, clientSecret } = await gateway.start({
    paymentId: payment.id,
    orderId: order.id,
    amendmentId,
    orderNumber: formatOrderNumber(order.number),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    receiptEmail: order.billing.invoiceEmail,
  })
  if (payment.gatewayPaymentId === null) await setGatewayPaymentId(db, payment.id, gatewayPaymentId)
  return {
    paymentId: payment.id,
    gateway: gateway.name,
    state: payment.state,
    clientSecret,
    publicKey: context.settings.CARD_PROVIDER_PUBLIC_KEY,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    saved: await cardsOfPayment(context, order),
  }
}
