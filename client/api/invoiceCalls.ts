import type { InvoiceListPage, InvoiceListQuery } from '#domain/invoice/invoiceList.types.ts'
import type { InvoiceView } from '#domain/invoice/invoiceView.types.ts'
import { answerOf, api } from './apiClient.ts'

/** A page of one's own invoices. Raises ProductError. */
export const loadMyInvoices = ({
  status,
  page,
}: Pick<InvoiceListQuery, 'status' | 'page'>): Promise<InvoiceListPage> =>
  answerOf<InvoiceListPage>(
    api.invoices.$get({ query: { ...(status ? { status } : {}), page: String(page) } }),
  )

/** An invoice or credit note with where it stands. Raises invoice_not_found. */
export const loadInvoice = (id: string): Promise<InvoiceView> =>
  answerOf<InvoiceView>(api.invoices[':id'].$get({ param: { id } }))

/** Where the PDF of an invoice is. */
export const invoicePdfAddress = (id: string): string => `/api/invoices/${id}/pdf`
