import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { sendAgain } from '#database/queries/foundation/mailOutbox.ts'
import { can } from '#domain/accounts/capability.ts'
import type { OrderDeskView } from '#domain/orders/admin/orderDesk.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { writeOffOrder } from '../invoices/writeOffOrder.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { cancelWaitingOrder } from '../orders/cancelWaitingOrder.ts'
import { openOwnOrder } from '../orders/openOwnOrder.ts'
import { readOrderDesk } from './readOrderDesk.ts'

interface OfOrder {
  orderId: string
}

/**
 * Cancels an unpaid order: at once while it waits for its card payment, with a credit note for an open invoice. Raises
 * order_not_found, no_access, payment_not_open and invoice_not_open when it is paid or has ended.
 */
export async function cancelForBuyer(
  context: OperationContext,
  { orderId, reason }: OfOrder & { reason: string },
): Promise<OrderDeskView> {
  const stored = await openOwnOrder(context, orderId)
  const isInvoice = stored.order.paymentMethod === 'invoice'
  const needs = isInvoice ? ('settleInvoices' as const) : ('changeAllOrders' as const)
  if (!can(context.account, needs)) throw new ProductError('no_access')
  if (isInvoice) await writeOffOrder(context, stored, reason)
  else {
    const facts = { kind: 'order', subjectId: orderId, event: 'cancel', reason } as const
    await cancelWaitingOrder(context, orderId, 'admin', deskEntry(context, facts))
    const { order } = await openOwnOrder(context, orderId)
    if (order.state !== 'cancelled') throw new ProductError('payment_not_open')
    context.waitUntil(sendDueMails(context, { orderId }))
  }
  return await readOrderDesk(context, orderId)
}

/** Adds an internal note to an order, never shown to its buyer. Raises order_not_found. */
export async function addOrderNote(
  context: OperationContext,
  { orderId, text }: OfOrder & { text: string },
): Promise<OrderDeskView> {
  await openOwnOrder(context, orderId)
  const { db } = context
  const note = { kind: 'order', subjectId: orderId, event: 'note', reason: text } as const
  await runBatch(db, [auditIf(db, deskEntry(context, note))])
  return await readOrderDesk(context, orderId)
}

/** Resends a mail about an order, to the buyer's current mail address. Raises order_not_found, mail_not_found. */
export async function resendMail(
  context: OperationContext,
  { orderId, mailId }: OfOrder & { mailId: string },
): Promise<OrderDeskView> {
  await openOwnOrder(context, orderId)
  const { db } = context
  const at = context.now.toISOString()
  const kind = await sendAgain(db, { id: mailId, orderId, at })
  if (kind === null) throw new ProductError('mail_not_found')
  const facts = { kind: 'order', subjectId: orderId, event: 'send_mail', reason: kind } as const
  await runBatch(db, [auditIf(db, deskEntry(context, facts))])
  await sendDueMails(context, { id: mailId })
  return await readOrderDesk(context, orderId)
}
