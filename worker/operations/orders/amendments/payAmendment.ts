import type { StoredOrder } from '#database/queries/orders/orders.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isPayableByCard } from '#domain/orders/order/amendment/amendmentInvoice.ts'
import { isPaid } from '#domain/orders/order/orderState.ts'
import type { TestCard } from '#domain/orders/payment/testCard.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import {
  answerChallenge,
  payByTestCard,
  refuseOutsideTests,
  type TestPaymentResult,
} from '../payments/confirmTestPayment.ts'
import {
  chooseSaving,
  payWithSavedCard,
  type SavedCardPayment,
} from '../payments/cardsOfPayment.ts'
import { readPayableAmendment } from '../payments/paidAmendment.ts'
import { startCardPayment, type PaymentStart } from '../payments/startPayment.ts'
import { openAmendment, type AmendmentKey } from './readAmendment.ts'

/**
 * Starts the card payment of an agreed increase, or continues the started one: a second tab gets the same payment, and
 * the browser never determines its subject. Raises amendment_not_found, payment_not_open.
 */
export async function startAmendmentPayment(
  context: OperationContext,
  key: AmendmentKey,
): Promise<PaymentStart> {
  const { stored, amendmentId, amountMinor } = await openPayable(context, key)
  return await startCardPayment(context, stored.order, { amendmentId, amountMinor })
}

/** Pays it with a test card, like an order. Raises amendment_not_found and like `confirmTestPayment`. */
export async function payAmendmentByTestCard(
  context: OperationContext,
  { paymentId, card, ...key }: AmendmentKey & { paymentId: string; card: TestCard },
): Promise<TestPaymentResult> {
  refuseOutsideTests(context)
  const { stored, amendmentId } = await openPayable(context, key)
  return await payByTestCard(context, { paymentId, orderId: stored.order.id, amendmentId, card })
}

/** Answers the challenge of a test card. Raises like `payAmendmentByTestCard`. */
export async function answerAmendmentChallenge(
  context: OperationContext,
  { paymentId, accept, ...key }: AmendmentKey & { paymentId: string; accept: boolean },
): Promise<TestPaymentResult> {
  refuseOutsideTests(context)
  const { stored, amendmentId } = await openPayable(context, key)
  const orderId = stored.order.id
  return await answerChallenge(context, { paymentId, orderId, amendmentId, accept })
}

/** Pays it with a saved card. Raises amendment_not_found and like `payWithSavedCard`. */
export async function payAmendmentWithSavedCard(
  context: OperationContext,
  { paymentId, cardId, ...key }: AmendmentKey & { paymentId: string; cardId: string },
): Promise<SavedCardPayment> {
  const { stored, amendmentId } = await openPayable(context, key)
  const { order } = stored
  return await payWithSavedCard(context, { order, amendmentId, paymentId, cardId })
}

/** Sets whether its card is saved. Raises amendment_not_found and like `chooseSaving`. */
export async function chooseSavingOfAmendment(
  context: OperationContext,
  { paymentId, isSaved, ...key }: AmendmentKey & { paymentId: string; isSaved: boolean },
): Promise<void> {
  const { stored, amendmentId } = await openPayable(context, key)
  const { order } = stored
  await chooseSaving(context, { order, amendmentId, paymentId, isSaved })
}

/** Raises amendment_not_found, also for a read-only caller; payment_not_open without an amount to pay by card. */
async function openPayable(
  context: OperationContext,
  key: AmendmentKey,
): Promise<{ stored: StoredOrder; amendmentId: string; amountMinor: number }> {
  const { amendment, stored, canAnswer } = await openAmendment(context, key)
  if (!canAnswer) throw new ProductError('amendment_not_found')
  const { id: amendmentId, state, extra } = amendment
  const { db } = context
  const isOpen =
    state === 'awaiting_payment' &&
    isPaid(stored.order.state) &&
    extra !== null &&
    isPayableByCard(extra) &&
    (await readPayableAmendment(db, stored, { amendmentId, now: context.now })) !== null
  if (!isOpen) throw new ProductError('payment_not_open', { message: NOT_OPEN })
  return { stored, amendmentId, amountMinor: extra.amounts.totalMinor }
}

const NOT_OPEN = 'This change is not waiting for a card payment.'
