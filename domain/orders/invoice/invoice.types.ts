/** An invoice, or a credit note that cancels one. */
export const INVOICE_KINDS = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** `void`: the order was canceled or a correction replaced it; the document and its number stay. */
export const INVOICE_STATES = ['open', 'paid', 'void'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** Statuses for buyers: an open invoice past its due date is overdue. */
export const INVOICE_STATUSES = ['paid', 'open', 'overdue', 'cancelled'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
