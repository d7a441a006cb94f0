import { listInvoices, type OwnedInvoice } from '#database/queries/orders/invoices.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type {
  InvoiceListPage,
  InvoiceListQuery,
  InvoiceListRow,
} from '#domain/orders/invoice/invoiceList.types.ts'
import { invoiceStatus } from '#domain/orders/invoice/invoiceStatus.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readOwnOrders } from '../access/orderRights.ts'

/** A page of the caller's and the team's invoices and credit notes, newest first. Raises no_access. */
export async function listMyInvoices(
  context: OperationContext,
  query: InvoiceListQuery,
): Promise<InvoiceListPage> {
  const timeZone = context.settings.SELLER_TIME_ZONE
  const today = dayIn(timeZone, context.now)
  const { rows, total } = await readOwnOrders(
    context,
    'readInvoices',
    async (scope) => await listInvoices(context.db, scope, query, today),
  )
  const { page, pageSize } = query
  return {
    rows: rows.map((row) => invoiceListRow(row, { today, timeZone })),
    page,
    pageSize,
    total,
  }
}

/** List item of an invoice or credit note. */
export function invoiceListRow(
  { invoice, orderNumber }: OwnedInvoice,
  { today, timeZone }: { today: string; timeZone: string },
): InvoiceListRow {
  return {
    id: invoice.id,
    number: formatInvoiceNumber(invoice),
    kind: invoice.kind,
    status: invoiceStatus(invoice, today),
    orderId: invoice.orderId,
    orderNumber: formatOrderNumber(orderNumber),
    currency: invoice.currency,
    totalMinor: invoice.totalMinor,
    issuedOn: dayIn(timeZone, new Date(invoice.issuedAt)),
    dueDate: invoice.dueDate,
    paidAt: invoice.paidAt,
  }
}
