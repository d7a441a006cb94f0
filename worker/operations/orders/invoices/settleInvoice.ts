import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import { findInvoice } from '#database/queries/orders/invoices.ts'
import { abandonPayments } from '#database/queries/orders/payments/payments.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { settleAmendment } from '../amendments/settleAmendment.ts'
import { payOrderInvoice, type InvoicePayment } from '../settlement/payOrderInvoice.ts'

export interface Settlement {
  /** The desk's evidence of the payment. */
  reason: string
  /** Further statements, conditional on the payment. */
  also: InvoicePayment['also']
}

/**
 * Marks an invoice as paid when the desk has received the money, like `payOrderInvoice`. Cancels a
 * started card payment; money that it brings anyway is refunded. Safe to repeat. Raises
 * invoice_not_found, invoice_not_open.
 */
export async function settleInvoice(
  context: OperationContext,
  invoiceId: string,
  { reason = '', also = () => [] }: Partial<Settlement> = {},
): Promise<{ orderId: string; paidAt: string }> {
  const { db } = context
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice || invoice.kind !== 'invoice') throw new ProductError('invoice_not_found')
  const { orderId, amendmentId } = invoice
  if (amendmentId !== null)
    return await settleAmendment(context, { ...invoice, amendmentId }, { reason, also })
  const facts = { kind: 'order', subjectId: orderId, event: 'settle_invoice', reason } as const
  const audit = deskEntry(context, facts)
  const { paidAt } = await payOrderInvoice(context, invoice, {
    actor: 'admin',
    reference: invoiceId,
    paidByPaymentId: null,
    condition: ALWAYS,
    also: (isPaid) => [
      auditIf(db, audit, isPaid),
      ...also(isPaid),
      abandonPayments(db, { orderId, amendmentId: null }, isPaid),
    ],
  })
  return { orderId, paidAt }
}
