import type { InvoiceStatus, InvoiceKind, InvoiceState } from './invoice.types.ts'

/** An invoice's number as it is printed: "2026-000042". */
export function invoiceNumber(invoice: { year: number; sequence: number }): string {
  return `${invoice.year}-${String(invoice.sequence).padStart(6, '0')}`
}

/** What a buyer reads of an invoice on a day (ISO date): overdue from the day after its due date. */
export function invoiceStatus(
  invoice: { kind: InvoiceKind; state: InvoiceState; dueDate: string },
  today: string,
): InvoiceStatus {
  if (invoice.state === 'void') return 'cancelled'
  if (invoice.state === 'paid' || invoice.kind === 'credit_note') return 'paid'
  return invoice.dueDate < today ? 'overdue' : 'open'
}

export const INVOICE_STATUS_NAMES = {
  paid: 'Paid',
  open: 'Open',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
} as const satisfies Record<InvoiceStatus, string>
