import type { OperationContext } from '#worker/platform/env.ts'
import type { OrderKey } from '../views/readOrder.ts'
import { chooseSaving, payWithSavedCard, type SavedCardPayment } from './cardsOfPayment.ts'
import { openPayableOrder } from './startPayment.ts'

/** Pays an order with a saved card. Raises order_not_found, no_access and like `payWithSavedCard`. */
export async function payOrderWithSavedCard(
  context: OperationContext,
  { paymentId, cardId, ...key }: OrderKey & { paymentId: string; cardId: string },
): Promise<SavedCardPayment> {
  const { order } = await openPayableOrder(context, key)
  return await payWithSavedCard(context, { order, amendmentId: null, paymentId, cardId })
}

/** Sets whether the card of an order's payment is saved. Raises order_not_found, no_access and like `chooseSaving`. */
export async function chooseSavingOfOrder(
  context: OperationContext,
  { paymentId, isSaved, ...key }: OrderKey & { paymentId: string; isSaved: boolean },
): Promise<void> {
  const { order } = await openPayableOrder(context, key)
  await chooseSaving(context, { order, amendmentId: null, paymentId, isSaved })
}
