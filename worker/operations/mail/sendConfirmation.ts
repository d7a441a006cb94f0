import { takenOrderMail } from '#database/queries/mailOutbox.ts'
import type { WrittenOrder } from '#database/queries/orders.ts'
import { NO_CREATIVES } from '#domain/order/lineFlags.ts'
import type { OperationContext } from '../../platform/env.ts'
import { deliverMail } from './deliverMail.ts'

/** Sends the confirmation of an order that was written just now, its mail with it and as taken: nothing is read again. */
export async function sendConfirmation(
  context: OperationContext,
  stored: WrittenOrder,
): Promise<void> {
  const { id: orderId, createdAt } = stored.order
  const mail = takenOrderMail({ orderId, kind: 'order_confirmation', at: createdAt })
  await deliverMail(context, mail, {
    stored,
    creativesOf: () => NO_CREATIVES,
    hasPlace: stored.hasMailPlace,
  })
}
