import type { InvoiceStatus, InvoiceKind, InvoiceState } from './invoice.types.ts'

/**
 * An invoice's status for its buyer on a day (ISO date): overdue from the day after its due date.
 */
export function invoiceStatus(
  invoice: { kind: InvoiceKind; state: InvoiceState; dueDate: string },
  today: string,
): InvoiceStatus {
  if (invoice.state === 'void') return 'cancelled'
  if (invoice.state === 'paid' || invoice.kind === 'credit_note') return 'paid'
  return invoice.dueDate < today ? 'overdue' : 'open'
}

/** Display names of the statuses. */
export const INVOICE_STATUS_NAMES = {
  paid: 'Paid',
  open: 'Open',
  overdue: 'Overdue',
  cancelled: 'Canceled',
} as const satisfies Record<InvoiceStatus, string>
