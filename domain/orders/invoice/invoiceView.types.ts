import type { InvoiceStatus } from './invoice.types.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'

/** An invoice for its page: the immutable document and its current state. */
export interface InvoiceView {
  document: InvoiceDocument
  status: InvoiceStatus
  paidAt: string | null
  orderId: string
  /** Whether the reader, logged in, can pay it by card on its page. */
  canPayByCard: boolean
  /** The pauses of its campaigns, in words; separate from the document, which never changes. */
  pauses: string[]
}
