import { runBatch, type Statement } from '#database/batch.ts'
import { canBePaid } from '#database/queries/orders/amendments.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { findInvoice } from '#database/queries/orders/invoices.ts'
import { findOrder, type InvoiceRow } from '#database/queries/orders/orders.ts'
import { abandonPayments } from '#database/queries/orders/payments/payments.ts'
import { happened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { isPaidAfterAll } from '../payments/isPaidAfterAll.ts'
import { pushToBuyer } from '../pushToBuyer.ts'
import {
  paidAmendmentChange,
  paidAmendmentStatements,
  readPayableAmendment,
} from '../payments/paidAmendment.ts'

/**
 * Records the transfer for an agreed increase, which puts the change into force. Start and formats stay if the
 * campaign has begun meanwhile. Cancels a started card payment; money that it brings anyway is refunded. Raises
 * invoice_not_open when it was withdrawn, or the campaign has ended.
 */
export async function settleAmendment(
  context: OperationContext,
  invoice: InvoiceRow & { amendmentId: string },
  { reason, also }: { reason: string; also: (isPaid: ReturnType<typeof happened>) => Statement[] },
): Promise<{ orderId: string; paidAt: string }> {
  const { db } = context
  const { orderId, amendmentId } = invoice
  const { now } = context
  const stored = await findOrder(db, orderId)
  const payable = stored && (await readPayableAmendment(db, stored, { amendmentId, now }))
  if (payable) {
    const by = { id: newId('evt'), at: now.toISOString(), actor: 'admin' } as const
    const change = paidAmendmentChange(payable, by)
    const isPaid = happened(change)
    const facts = { kind: 'order', subjectId: orderId, event: 'settle_invoice', reason } as const
    await endCardPayment(context, { orderId, amendmentId })
    await runBatch(db, [
      recordIf(db, change, 'pay_amendment', canBePaid(payable.amendment, payable.line)),
      auditIf(db, deskEntry(context, facts), isPaid),
      ...also(isPaid),
      ...paidAmendmentStatements(db, payable, { change, reference: invoice.id }),
      abandonPayments(db, { orderId, amendmentId }, isPaid),
    ])
  }
  const paid = await findInvoice(db, invoice.id)
  if (paid?.state !== 'paid' || paid.paidAt === null) throw new ProductError('invoice_not_open')
  context.waitUntil(sendDueMails(context, { orderId }))
  pushToBuyer(context, orderId)
  announceChange(context)
  return { orderId, paidAt: paid.paidAt }
}

/** The transfer has arrived: a failure at the gateway must not prevent the change. */
async function endCardPayment(
  context: OperationContext,
  of: { orderId: string; amendmentId: string },
): Promise<void> {
  try {
    await isPaidAfterAll(context, of)
  } catch (error) {
    log('warn', 'card payment not ended', { ...of, message: reasonOf(error) })
  }
}
