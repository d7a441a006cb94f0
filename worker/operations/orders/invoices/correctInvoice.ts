import { brokeConstraint, runBatch } from '#database/batch.ts'
import { findInvoice, voidInvoice } from '#database/queries/orders/invoices.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import {
  findOrder,
  insertAudit,
  insertInvoice,
  type InvoiceRow,
} from '#database/queries/orders/orders.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  correctedBilling,
  isTaxedAlike,
  type InvoiceCorrection,
} from '#domain/orders/invoice/invoiceCorrection.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'

/**
 * Corrects the recipient of an invoice: a credit note cancels it and a new invoice replaces it, each with its own
 * number; the old one stays unchanged. Raises invoice_not_found, invoice_not_open for a canceled one, tax_failed when
 * the new address is taxed differently.
 */
export async function correctInvoice(
  context: OperationContext,
  { invoiceId, ...correction }: InvoiceCorrection & { invoiceId: string },
): Promise<{ creditNoteId: string; invoiceId: string }> {
  const { db } = context
  const invoice = await findInvoice(db, invoiceId)
  const stored = invoice && (await findOrder(db, invoice.orderId))
  if (!invoice || !stored || invoice.kind !== 'invoice') throw new ProductError('invoice_not_found')
  if (invoice.state === 'void') throw new ProductError('invoice_not_open')
  const before = invoice.billing ?? stored.order.billing
  const billing = correctedBilling(before, correction)
  if (!isTaxedAlike(before, billing, stored.order.contact.type))
    throw new ProductError('tax_failed')
  const at = context.now.toISOString()
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const creditNoteId = newId('inv')
  const replacementId = newId('inv')
  const { orderId } = invoice
  const { creditNote, replacement } = correctingRows(invoice, correction, at, today)
  try {
    await runBatch(db, [
      insertInvoice(db, { ...creditNote, id: creditNoteId }),
      insertInvoice(db, { ...replacement, id: replacementId, billing }),
      voidInvoice(db, invoice.id),
      insertAudit(db, {
        orderId,
        lineId: null,
        at,
        actor: 'admin',
        event: 'correct_invoice',
        fromState: null,
        toState: null,
        details: { invoiceId, creditNoteId, replacementId, reason: correction.reason },
      }),
      queueMailIf(db, { orderId, kind: 'invoice_corrected', subject: replacementId, at }),
    ])
  } catch (error) {
    if (brokeConstraint(error, 'invoices')) throw new ProductError('invoice_not_open')
    throw error
  }
  context.waitUntil(sendDueMails(context, { orderId }))
  return { creditNoteId, invoiceId: replacementId }
}

/** Credit note and invoice that replace a wrong one. */
function correctingRows(
  invoice: InvoiceRow,
  { reason, buyerName }: InvoiceCorrection,
  issuedAt: string,
  today: string,
) {
  const common: Omit<InvoiceRow, 'id' | 'sequence' | 'kind'> = {
    ...invoice,
    year: Number(today.slice(0, 4)),
    issuedAt,
    correctsId: invoice.id,
    reason,
    reminders: 0,
    remindedOn: null,
  }
  return {
    creditNote: {
      ...common,
      kind: 'credit_note' as const,
      state: 'paid' as const,
      totalMinor: -invoice.totalMinor,
      dueDate: today,
      paidAt: issuedAt,
    },
    replacement: {
      ...common,
      kind: 'invoice' as const,
      buyerName: buyerName ?? invoice.buyerName,
    },
  }
}
