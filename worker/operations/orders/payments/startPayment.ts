import {
  findLivePayment,
  insertPayment,
  setGatewayPaymentId,
} from '#database/queries/orders/payments.ts'
import type { OrderRow } from '#database/queries/orders/orders.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { PaymentState } from '#domain/orders/payment/paymentState.ts'
import { newId } from '#worker/adapters/ids.ts'
import { paymentGateway } from '#worker/adapters/payment/gateway.ts'
import type { OperationContext } from '#worker/platform/env.ts'
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
}

/**
 * Starts to pay an order by card, or goes on with the payment that was started: also after a decline and from a second
 * tab it is the same one. Raises order_not_found, payment_not_open.
 */
export async function startPayment(
  context: OperationContext,
  key: OrderKey,
): Promise<PaymentStart> {
  const { order } = await openOrder(context, key)
  if (order.state !== 'awaiting_payment') throw new ProductError('payment_not_open')
  return await startCardPayment(context, order, {
    amendmentId: null,
    amountMinor: order.totalMinor,
  })
}

/** The card payment of an order or of a change of it: begun, or gone on with. Raises payment_not_open. */
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
  }
}
