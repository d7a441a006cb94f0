import type { OrderRow } from '#database/queries/orders/orders.ts'
import { findPayment, type PaymentRow } from '#database/queries/orders/payments/payments.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isInvoicePayableByCard } from '#domain/orders/order/cardPaidInvoice.ts'
import {
  LIVE_PAYMENT_STATES,
  type PaymentEventType,
  type PaymentState,
} from '#domain/orders/payment/paymentState.ts'
import {
  DECLINE_MESSAGES,
  decideTestCard,
  decideTestNumber,
  type TestCard,
} from '#domain/orders/payment/testCard.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOrder, type OrderKey } from '../views/readOrder.ts'
import { applyPaymentEvent } from './applyPaymentEvent.ts'

/** `challenge`: the person must confirm with the (simulated) bank first. */
export interface TestPaymentResult {
  state: PaymentState
}

/** A test payment and its subject: a change of the order, or the order itself. */
interface TestPayment {
  paymentId: string
  orderId: string
  amendmentId: string | null
}

/**
 * Pays an order with a test card. The number determines the outcome and is neither stored nor logged. Raises
 * payment_declined with the reason (another card may be tried), invalid_input, payment_not_open, not_found unless the
 * test gateway is configured.
 */
export async function confirmTestPayment(
  context: OperationContext,
  { paymentId, card, ...key }: OrderKey & { paymentId: string; card: TestCard },
): Promise<TestPaymentResult> {
  const { id: orderId } = await openWaitingOrder(context, key)
  return await payByTestCard(context, { paymentId, orderId, amendmentId: null, card })
}

/** Answers the challenge of a test card: accepting pays, refusing declines. Raises like `confirmTestPayment`. */
export async function answerTestChallenge(
  context: OperationContext,
  { paymentId, accept, ...key }: OrderKey & { paymentId: string; accept: boolean },
): Promise<TestPaymentResult> {
  const { id: orderId } = await openWaitingOrder(context, key)
  return await answerChallenge(context, { paymentId, orderId, amendmentId: null, accept })
}

async function openWaitingOrder(context: OperationContext, key: OrderKey): Promise<OrderRow> {
  refuseOutsideTests(context)
  const stored = await openOrder(context, key, 'payOrders')
  if (stored.order.state !== 'awaiting_payment' && !isInvoicePayableByCard(stored))
    throw new ProductError('payment_not_open')
  return stored.order
}

/** Pays a waiting payment with a test card. Raises payment_declined, invalid_input, payment_not_open. */
export async function payByTestCard(
  context: OperationContext,
  { card, ...request }: TestPayment & { card: TestCard },
): Promise<TestPaymentResult> {
  const payment = await openTestPayment(context, request)
  const { outcome, declineCode } = decideTestCard(card, context.now)
  return await report(context, payment, outcome, declineCode)
}

/** Pays with a saved test card, by its number. Raises payment_declined. */
export async function confirmTestNumber(
  context: OperationContext,
  payment: PaymentRow,
  digits: string,
): Promise<TestPaymentResult> {
  refuseOutsideTests(context)
  const { outcome, declineCode } = decideTestNumber(digits)
  return await report(context, payment, outcome, declineCode)
}

/** Answers its challenge. Raises payment_declined, payment_not_open. */
export async function answerChallenge(
  context: OperationContext,
  { accept, ...request }: TestPayment & { accept: boolean },
): Promise<TestPaymentResult> {
  const payment = await openTestPayment(context, request)
  if (payment.state !== 'challenge') throw new ProductError('payment_not_open')
  return accept
    ? await report(context, payment, 'succeeded', null)
    : await report(context, payment, 'declined', 'challenge_refused')
}

/** Raises not_found unless the test gateway is configured. */
export function refuseOutsideTests({ settings }: Pick<OperationContext, 'settings'>): void {
  if (settings.PAYMENT_GATEWAY !== 'test' || settings.ENVIRONMENT === 'production')
    throw new ProductError('not_found', { message: 'There is nothing at this address.' })
}

async function openTestPayment(
  context: OperationContext,
  { paymentId, orderId, amendmentId }: TestPayment,
): Promise<PaymentRow> {
  refuseOutsideTests(context)
  const payment = await findPayment(context.db, paymentId)
  const isLive =
    payment?.orderId === orderId &&
    payment.amendmentId === amendmentId &&
    payment.gateway === 'test' &&
    LIVE_PAYMENT_STATES.some((state) => state === payment.state)
  if (!payment || !isLive) throw new ProductError('payment_not_open')
  return payment
}

async function report(
  context: OperationContext,
  payment: PaymentRow,
  type: PaymentEventType,
  declineCode: string | null,
): Promise<TestPaymentResult> {
  await applyPaymentEvent(context, {
    gateway: 'test',
    eventId: newId('evt'),
    paymentId: payment.id,
    type,
    occurredAt: context.now.toISOString(),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    declineCode,
  })
  const after = await findPayment(context.db, payment.id)
  if (type === 'declined') {
    const message = DECLINE_MESSAGES[declineCode ?? '']
    throw new ProductError('payment_declined', {
      ...(message ? { message } : {}),
      details: { declineCode },
    })
  }
  return { state: after?.state ?? payment.state }
}
