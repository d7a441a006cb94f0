import type { CartState } from '#domain/commerce/cart/cartItem.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { OrderView, PlacedOrder } from '#domain/orders/order/orderView.types.ts'
import type { PaymentState } from '#domain/orders/payment/paymentState.ts'
import type { TestCard } from '#domain/orders/payment/testCard.ts'
import { IDEMPOTENCY_HEADER, ORDER_KEY_HEADER } from '#domain/foundation/headerNames.ts'
import {
  answerOf,
  api,
  mailedAccessHeaders,
  sessionHeaders,
} from '#client/api/foundation/apiClient.ts'
import { sentCart } from '#client/api/commerce/commerceCalls.ts'

/** An order and the access key of a guest without a login; empty with a login, a cookie or a mailed code. */
export interface OrderKey {
  id: string
  accessKey: string
}

/** The body of a checkout request. The cart's discounts and offer are added from its items. */
export interface CheckoutSubmission {
  checkout: Checkout
  items: CartState['items']
  expectedTotalMinor: number
  /** The client of the buyer's agency that the order is for. */
  clientId?: string
  registration: { password: string } | null
  /** Parts that the account saves for its next checkout. */
  saveForNextTime: { billing: boolean; advertiser: boolean }
}

/** Places an order; the same key and content give the same order. Raises ProductError, as all calls here do. */
export async function placeOrderCall(
  { items, ...request }: CheckoutSubmission,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  const json = { ...sentCart(items), ...request }
  const headers = { ...sessionHeaders(), [IDEMPOTENCY_HEADER]: idempotencyKey }
  const placed = await answerOf(api.orders.$post({ json }, { headers }))
  return placed
}

/** The order as its buyer sees it. Raises order_not_found. */
export async function readOrderCall({ id, accessKey }: OrderKey): Promise<OrderView> {
  const answer = await answerOf(api.orders[':id'].$get({ param: { id } }, withKey(accessKey)))
  return answer.order
}

/** Cancels an order that awaits its payment. Raises payment_not_open when it no longer does. */
export async function cancelOrderCall({ id, accessKey }: OrderKey): Promise<void> {
  await answerOf(api.orders[':id'].cancellation.$post({ param: { id } }, withKey(accessKey)))
}

/** Starts the card payment of an order, or resumes the one in progress. Raises payment_not_open. */
export async function startPaymentCall({ id, accessKey }: OrderKey) {
  const asked = api.orders[':id'].payments.$post({ param: { id } }, withKey(accessKey))
  return (await answerOf(asked)).payment
}

/** Pays with a test card. Raises payment_declined, invalid_input, payment_not_open. */
export async function payByTestCardCall(
  { id, accessKey }: OrderKey,
  paymentId: string,
  card: TestCard,
): Promise<{ state: PaymentState }> {
  const route = api.orders[':id'].payments[':paymentId']['test-card']
  return answerOf(route.$post({ param: { id, paymentId }, json: { card } }, withKey(accessKey)))
}

/** Passes or fails the simulated bank challenge. Raises payment_declined, payment_not_open. */
export async function answerTestChallengeCall(
  { id, accessKey }: OrderKey,
  paymentId: string,
  accept: boolean,
): Promise<{ state: PaymentState }> {
  const route = api.orders[':id'].payments[':paymentId']['test-challenge']
  return answerOf(route.$post({ param: { id, paymentId }, json: { accept } }, withKey(accessKey)))
}

/** Pays with a saved card. Raises payment_not_open, saved_card_not_found, payment_declined. */
export const payBySavedCardCall = (
  { id, accessKey }: OrderKey,
  paymentId: string,
  cardId: string,
) =>
  answerOf(
    api.orders[':id'].payments[':paymentId']['saved-card'].$post(
      { param: { id, paymentId }, json: { cardId } },
      withKey(accessKey),
    ),
  )

/** Sets whether the paying card is saved. Raises payment_not_open, no_access. */
export const chooseSavingCall = (
  { id, accessKey }: OrderKey,
  paymentId: string,
  isSaved: boolean,
) =>
  answerOf(
    api.orders[':id'].payments[':paymentId'].saving.$put(
      { param: { id, paymentId }, json: { isSaved } },
      withKey(accessKey),
    ),
  )

const withKey = (accessKey: string) => ({
  headers: {
    ...sessionHeaders(),
    ...mailedAccessHeaders(),
    ...(accessKey === '' ? {} : { [ORDER_KEY_HEADER]: accessKey }),
  },
})
