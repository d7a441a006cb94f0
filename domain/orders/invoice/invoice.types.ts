/** An invoice, or a credit note that takes one back. */
export const INVOICE_KINDS = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** `void`: the order was cancelled or a correction took its place; the document and its number stay. */
export const INVOICE_STATES = ['open', 'paid', 'void'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** What a buyer reads: an open one whose due date is over is overdue. */
export const INVOICE_STATUSES = ['paid', 'open', 'overdue', 'cancelled'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
