import type { InvoiceStatus } from './invoice.types.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'

/** An invoice for its page: what it says, which never changes, and where it stands. */
export interface InvoiceView {
  document: InvoiceDocument
  status: InvoiceStatus
  paidAt: string | null
  orderId: string
  /** The pauses of the campaigns that it is for, in words; beside the document, which never changes. */
  pauses: string[]
}
