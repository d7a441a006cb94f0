import { connect } from '#database/connection.ts'
import { findInvoice } from '#database/queries/invoices.ts'
import { findOrder, type InvoiceRow, type StoredOrder } from '#database/queries/orders.ts'
import { can } from '#domain/account/capability.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { InvoiceView } from '#domain/invoice/invoiceView.types.ts'
import { invoiceDocument, type InvoiceDocument } from '#domain/invoice/invoiceDocument.ts'
import { invoiceStatus } from '#domain/invoice/invoiceStatus.ts'
import { formatInvoiceNumber } from '#domain/order/orderNumber.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { readStoredInvoice, storeInvoice } from '../../adapters/invoiceStore.ts'
import { invoicePdf } from '../../adapters/pdf/invoicePdf.ts'
import { renderPdf } from '../../adapters/pdf/renderPdf.ts'
import type { OperationContext } from '../../env.ts'

/** An invoice with its state, for who owns it or may read all. Raises invoice_not_found, also for somebody else's. */
export async function readInvoice(
  context: OperationContext,
  invoiceId: string,
): Promise<InvoiceView> {
  const { invoice, stored, document } = await openInvoice(context, invoiceId)
  return {
    document,
    status: invoiceStatus(invoice, context.now.toISOString().slice(0, 10)),
    paidAt: invoice.paidAt,
    orderId: stored.order.id,
  }
}

/**
 * An invoice as a PDF. The first one that is made is stored and is the invoice from then on, whatever changes in the
 * product. Raises invoice_not_found.
 */
export async function readInvoicePdf(
  context: OperationContext,
  invoiceId: string,
): Promise<{ file: ArrayBuffer; name: string }> {
  const { document } = await openInvoice(context, invoiceId)
  const stored = await readStoredInvoice(context.env, invoiceId)
  const file =
    stored ?? (await storeInvoice(context.env, invoiceId, await renderPdf(invoicePdf(document))))
  return { file, name: `${document.number}.pdf` }
}

async function openInvoice(
  { env, account, settings }: OperationContext,
  invoiceId: string,
): Promise<{ invoice: InvoiceRow; stored: StoredOrder; document: InvoiceDocument }> {
  const db = connect(env.DB)
  const invoice = account ? await findInvoice(db, invoiceId) : undefined
  const stored = invoice && (await findOrder(db, invoice.orderId))
  const isOpen = stored && (stored.order.accountId === account?.id || can(account, 'readAllOrders'))
  if (!invoice || !stored || !isOpen) throw new ProductError('invoice_not_found')
  const corrected = invoice.correctsId ? await findInvoice(db, invoice.correctsId) : undefined
  const document = invoiceDocument({
    invoice: { ...invoice, billing: invoice.billing ?? null },
    correctsNumber: corrected ? formatInvoiceNumber(corrected) : null,
    order: stored.order,
    lines: stored.lines,
    seller: sellerOf(settings),
  })
  return { invoice, stored, document }
}

const sellerOf = (settings: Settings) => ({
  address: settings.SELLER_ADDRESS,
  taxId: settings.SELLER_TAX_ID,
  email: settings.MAIL_DESK,
  bank: settings.SELLER_BANK,
})
