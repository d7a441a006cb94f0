import { connect } from '#database/connection.ts'
import { listInvoices, type OwnedInvoice } from '#database/queries/invoices.ts'
import type {
  InvoiceListPage,
  InvoiceListQuery,
  InvoiceListRow,
} from '#domain/invoice/invoiceList.types.ts'
import { invoiceStatus } from '#domain/invoice/invoiceStatus.ts'
import { formatInvoiceNumber, formatOrderNumber } from '#domain/order/orderNumber.ts'
import type { OperationContext } from '../../env.ts'
import { ownAccount } from '../accounts/ownAccount.ts'

/** A page of one's own invoices and credit notes, newest first. Raises no_access. */
export async function listMyInvoices(
  context: OperationContext,
  query: InvoiceListQuery,
): Promise<InvoiceListPage> {
  const { id } = ownAccount(context)
  const today = context.now.toISOString().slice(0, 10)
  const { rows, total } = await listInvoices(connect(context.env.DB), id, query, today)
  const { page, pageSize } = query
  return { rows: rows.map((row) => invoiceListRow(row, today)), page, pageSize, total }
}

function invoiceListRow({ invoice, orderNumber }: OwnedInvoice, today: string): InvoiceListRow {
  return {
    id: invoice.id,
    number: formatInvoiceNumber(invoice),
    kind: invoice.kind,
    status: invoiceStatus(invoice, today),
    orderId: invoice.orderId,
    orderNumber: formatOrderNumber(orderNumber),
    currency: invoice.currency,
    totalMinor: invoice.totalMinor,
    issuedAt: invoice.issuedAt,
    dueDate: invoice.dueDate,
    paidAt: invoice.paidAt,
  }
}
