import { takenOrderMail } from '#database/queries/foundation/mailOutbox.ts'
import type { WrittenOrder } from '#database/queries/orders/orders.ts'
import { NO_CREATIVES } from '#domain/orders/order/line/lineFlags.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { composeOrderMail } from './composeOrderMail.ts'
import { deliverMail } from '#worker/operations/foundation/mail/deliverMail.ts'

/** Sends the confirmation of a new order with its already claimed mail, without reading it again. */
export async function sendConfirmation(
  context: OperationContext,
  stored: WrittenOrder,
): Promise<void> {
  const { id: orderId, createdAt } = stored.order
  const kind = 'order_confirmation'
  const mail = takenOrderMail({ orderId, kind, at: createdAt })
  const known = { stored, creativesOf: () => NO_CREATIVES }
  await deliverMail(context, mail, {
    compose: () => composeOrderMail(context, { ...mail, kind }, known),
    hasPlace: stored.hasMailPlace,
  })
}
