import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { CartState } from '#domain/commerce/cart/cartItem.ts'
import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderView, PlacedOrder } from '#domain/orders/order/orderView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { placeOrderCall } from '#client/api/orders/orderCalls.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { readOpenOrder, writeOpenOrder } from './openOrder.ts'
import { clearOrderIntent, intentKey } from './orderIntent.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'

/** How an order was placed, for the thank-you page; saved with its history entry. */
export interface PlacedBy {
  /** The buyer registered with it and confirms by a mailed link. */
  hasRegistered: boolean
}

/** After these the order may exist, so that the next try must be the same request. */
const ANSWER_UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  'unavailable',
  'unknown',
  'too_many_attempts',
])

/** Whether a failed request is known to have done nothing. */
export const hasAnswer = (error: unknown) =>
  error instanceof ProductError && !ANSWER_UNKNOWN.has(error.code)

/** Places the order that the buyer sees. Repeats of the same content return the same order. Raises ProductError. */
export async function submitOrder(
  checkout: Checkout,
  items: CartState['items'],
  expectedTotalMinor: number,
  also: {
    /** Registers a guest in the same step. Never stored in the browser. */
    registration: { password: string } | null
    saveForNextTime: { billing: boolean; advertiser: boolean }
    /** The client of the buyer's agency; null for none. */
    clientId: string | null
  },
): Promise<PlacedOrder> {
  const { clientId, ...others } = also
  const request = {
    checkout,
    items,
    expectedTotalMinor,
    ...(clientId === null ? {} : { clientId }),
  }
  const idempotencyKey = await intentKey(request, () => crypto.randomUUID())
  try {
    const placed = await withSession(() =>
      placeOrderCall({ ...request, ...others }, idempotencyKey),
    )
    clearOrderIntent()
    if (isWaiting(placed.order)) {
      writeOpenOrder({ id: placed.order.id, accessKey: placed.accessKey ?? '' })
    }
    return placed
  } catch (error) {
    if (hasAnswer(error)) clearOrderIntent()
    throw error
  }
}

/** Whether an order still waits for its card payment. */
export const isWaiting = (order: Pick<OrderView, 'state'>) => order.state === 'awaiting_payment'

/** The path where the owner of an order that awaits its payment pays it, in any browser. */
export const payPath = (orderId: string): string => `${sitePath('checkout')}?order=${orderId}`

/**
 * The order is placed: its entries leave the cart (Commerce 6). An order that was placed in another
 * browser leaves this cart unchanged.
 */
export async function finishOrder(orderId: string, isPlacedHere: boolean): Promise<void> {
  if (!isPlacedHere && readOpenOrder()?.id !== orderId) return
  writeOpenOrder(null)
  await cartActions.clear()
}

/** The path of the page that shows a placed order. */
export const thankYouPath = ({ id, accessKey }: { id: string; accessKey: string }) =>
  accessKey === ''
    ? `${sitePath('thankYou')}?order=${id}`
    : `${sitePath('thankYou')}?order=${id}&key=${encodeURIComponent(accessKey)}`
