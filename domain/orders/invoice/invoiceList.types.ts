import { z } from 'zod'
import type { Currency } from '#domain/foundation/money/money.ts'
import { INVOICE_STATUSES, type InvoiceKind, type InvoiceStatus } from './invoice.types.ts'

/** Query parameters of my-invoices. */
export const invoiceListQuerySchema = z.object({
  status: z.enum(INVOICE_STATUSES).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
})
export type InvoiceListQuery = z.infer<typeof invoiceListQuerySchema>

/** A row of my-invoices. */
export interface InvoiceListRow {
  id: string
  number: string
  kind: InvoiceKind
  status: InvoiceStatus
  orderId: string
  orderNumber: string
  currency: Currency
  /** Negative for a credit note. */
  totalMinor: number
  /** ISO date in the seller's time zone, as on the document. */
  issuedOn: string
  dueDate: string
  paidAt: string | null
}

export interface InvoiceListPage {
  rows: InvoiceListRow[]
  page: number
  pageSize: number
  total: number
}
