import { findSavedCard, type SavedCardRow } from '#database/queries/orders/payments/savedCards.ts'
import type { OrderRow } from '#database/queries/orders/orders.ts'
import { findPayment, type PaymentRow } from '#database/queries/orders/payments/payments.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { LIVE_PAYMENT_STATES, type PaymentState } from '#domain/orders/payment/paymentState.ts'
import {
  MAX_SAVED_CARDS,
  type CardOwnerKind,
  type SavedCardView,
} from '#domain/orders/payment/savedCard.ts'
import { cardVault } from '#worker/adapters/payment/gateway.ts'
import { testNumberOf } from '#worker/adapters/payment/testCardVault.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { cardOwnersOf } from './cardOwner.ts'
import { customerOf } from './recordCard.ts'
import { cardsOf } from './savedCards.ts'
import { confirmTestNumber } from './confirmTestPayment.ts'

/** A payment's options for saved cards. */
export interface CardsOfPayment {
  cards: SavedCardView[]
  /** Owner of a new card. */
  ownerKind: CardOwnerKind
  /** The client that owns a new card; null for another owner. */
  clientId: string | null
  /** Whether the payment can save a new card. */
  canSave: boolean
}

/** A payment that waits for a card, and its subject. */
export interface WaitingPayment {
  order: OrderRow
  amendmentId: string | null
  paymentId: string
}

/** Saved cards that can pay an order; null for a caller who may use none. */
export async function cardsOfPayment(
  context: OperationContext,
  order: OrderRow,
): Promise<CardsOfPayment | null> {
  const [owner, ...others] = await cardOwnersOf(context, order)
  if (!owner) return null
  const [own, ...rest] = await Promise.all([
    cardsOf(context, owner),
    ...others.map(async (other) => await cardsOf(context, other)),
  ])
  return {
    cards: [...own, ...rest.flat()],
    ownerKind: owner.kind,
    clientId: owner.kind === 'client' ? owner.id : null,
    canSave: own.length < MAX_SAVED_CARDS,
  }
}

/** State of a payment with a saved card: decided, or to be confirmed by the gateway's code in the browser. */
export type SavedCardPayment =
  | { isDecided: true; state: PaymentState }
  | { isDecided: false; gatewayCardId: string }

/**
 * Pays with a saved card in its owner's presence. With Stripe the browser confirms, so that the bank can challenge the
 * holder. Raises payment_not_open, saved_card_not_found, payment_declined.
 */
export async function payWithSavedCard(
  context: OperationContext,
  { cardId, ...waiting }: WaitingPayment & { cardId: string },
): Promise<SavedCardPayment> {
  const payment = await openWaitingPayment(context, waiting)
  const card = await cardForOrder(context, waiting.order, cardId)
  const { gatewayCardId, customerId } = card
  if (payment.gateway === 'test') {
    const number = testNumberOf(gatewayCardId)
    return { isDecided: true, ...(await confirmTestNumber(context, payment, number)) }
  }
  const { gatewayPaymentId } = payment
  if (gatewayPaymentId === null) throw new ProductError('payment_not_open')
  await cardVault(context.settings).chooseCard(gatewayPaymentId, { customerId, gatewayCardId })
  return { isDecided: false, gatewayCardId }
}

/** A saved card of an order's buyer. Raises saved_card_not_found, also for another owner's. */
export async function cardForOrder(
  context: OperationContext,
  order: OrderRow,
  cardId: string,
): Promise<SavedCardRow> {
  const [owners, card] = await Promise.all([
    cardOwnersOf(context, order),
    findSavedCard(context.db, cardId),
  ])
  const isTheirs = owners.some(({ kind, id }) => card?.ownerId === id && card.ownerKind === kind)
  if (!card || !isTheirs || card.gateway !== cardVault(context.settings).name)
    throw new ProductError('saved_card_not_found')
  return card
}

/**
 * Sets whether the paying card is saved. Raises payment_not_open; no_access for a caller without cards, such as a
 * guest.
 */
export async function chooseSaving(
  context: OperationContext,
  { isSaved, ...waiting }: WaitingPayment & { isSaved: boolean },
): Promise<void> {
  const { gatewayPaymentId } = await openWaitingPayment(context, waiting)
  const [owner] = await cardOwnersOf(context, waiting.order)
  if (!owner) throw new ProductError('no_access')
  if (gatewayPaymentId === null) throw new ProductError('payment_not_open')
  const customerId = isSaved ? await customerOf(context, owner) : null
  await cardVault(context.settings).saveCardOfPayment(gatewayPaymentId, customerId)
}

async function openWaitingPayment(
  { db, settings }: OperationContext,
  { order, amendmentId, paymentId }: WaitingPayment,
): Promise<PaymentRow> {
  const payment = await findPayment(db, paymentId)
  const isOpen =
    payment?.orderId === order.id &&
    payment.amendmentId === amendmentId &&
    payment.gateway === cardVault(settings).name &&
    LIVE_PAYMENT_STATES.some((state) => state === payment.state)
  if (!isOpen) throw new ProductError('payment_not_open')
  return payment
}
