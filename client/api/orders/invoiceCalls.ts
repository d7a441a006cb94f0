import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { InvoiceListPage, InvoiceListQuery } from '#domain/orders/invoice/invoiceList.types.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import { accessHeaders, answerOf, api, sessionHeaders } from '#client/api/foundation/apiClient.ts'
import { saveFile } from '#client/api/foundation/saveFile.ts'

/** A page of the account's invoices. Raises ProductError. */
export const loadMyInvoices = ({
  status,
  page,
}: Pick<InvoiceListQuery, 'status' | 'page'>): Promise<InvoiceListPage> =>
  answerOf<InvoiceListPage>(
    api.invoices.$get({ query: { ...(status ? { status } : {}), page: String(page) } }),
  )

/** An invoice or credit note with its status; the token is a mailed code's. Raises invoice_not_found. */
export const loadInvoice = (id: string, token: string | null): Promise<InvoiceView> =>
  answerOf<InvoiceView>(
    api.invoices[':id'].$get(
      { param: { id } },
      { headers: { ...sessionHeaders(), ...accessHeaders(token) } },
    ),
  )

/** URL of an invoice's PDF. */
export const invoicePdfAddress = (id: string): string => `/api/invoices/${id}/pdf`

/** Downloads the PDF for a reader who opened the invoice by a mailed code. Raises unavailable. */
export async function downloadInvoicePdf(id: string, token: string): Promise<void> {
  const answer = await fetch(invoicePdfAddress(id), { headers: accessHeaders(token) })
  if (!answer.ok) throw new ProductError('unavailable')
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
  saveFile(name ?? 'invoice.pdf', await answer.blob())
}
