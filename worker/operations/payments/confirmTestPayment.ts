import { connect } from '#database/connection.ts'
import { findPayment, type PaymentRow } from '#database/queries/payments.ts'
import { ProductError } from '#domain/errors/productError.ts'
import {
  LIVE_PAYMENT_STATES,
  type PaymentEventType,
  type PaymentState,
} from '#domain/payment/paymentState.ts'
import { DECLINE_MESSAGES, decideTestCard, type TestCard } from '#domain/payment/testCard.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'
import { openOrder, type OrderKey } from '../orderViews/readOrder.ts'
import { applyPaymentEvent } from './applyPaymentEvent.ts'

/** `challenge`: the person must confirm with the (pretended) bank before it is decided. */
export interface TestPaymentResult {
  state: PaymentState
}

type TestPayment = OrderKey & { paymentId: string }

/**
 * Pays with a test card. The number decides what happens and is neither stored nor logged. Raises payment_declined
 * with the reason (another card may be tried), invalid_input, payment_not_open, not_found unless the test gateway is
 * configured.
 */
export async function confirmTestPayment(
  context: OperationContext,
  request: TestPayment & { card: TestCard },
): Promise<TestPaymentResult> {
  const payment = await openTestPayment(context, request)
  const { outcome, declineCode } = decideTestCard(request.card, context.now)
  return await report(context, payment, outcome, declineCode)
}

/** Answers the challenge of a test card: accepting pays, refusing declines. Raises like `confirmTestPayment`. */
export async function answerTestChallenge(
  context: OperationContext,
  request: TestPayment & { accept: boolean },
): Promise<TestPaymentResult> {
  const payment = await openTestPayment(context, request)
  if (payment.state !== 'challenge') throw new ProductError('payment_not_open')
  return request.accept
    ? await report(context, payment, 'succeeded', null)
    : await report(context, payment, 'declined', 'challenge_refused')
}

async function openTestPayment(
  context: OperationContext,
  request: TestPayment,
): Promise<PaymentRow> {
  const { PAYMENT_GATEWAY, ENVIRONMENT } = context.settings
  if (PAYMENT_GATEWAY !== 'test' || ENVIRONMENT === 'production')
    throw new ProductError('not_found', { message: 'There is nothing at this address.' })
  const { order } = await openOrder(context, request)
  const payment = await findPayment(connect(context.env.DB), request.paymentId)
  const isLive =
    payment?.orderId === order.id &&
    payment.gateway === 'test' &&
    LIVE_PAYMENT_STATES.some((state) => state === payment.state)
  if (!payment || !isLive || order.state !== 'awaiting_payment')
    throw new ProductError('payment_not_open')
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
  const after = await findPayment(connect(context.env.DB), payment.id)
  if (type === 'declined') {
    const message = DECLINE_MESSAGES[declineCode ?? '']
    throw new ProductError('payment_declined', {
      ...(message ? { message } : {}),
      details: { declineCode },
    })
  }
  return { state: after?.state ?? payment.state }
}
