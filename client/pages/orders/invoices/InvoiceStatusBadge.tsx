import type { InvoiceStatus } from '#domain/orders/invoice/invoice.types.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'

/** Display names of the statuses. */
export const INVOICE_STATUS_NAMES = {
  paid: 'Paid',
  open: 'Open',
  overdue: 'Overdue',
  cancelled: 'Canceled',
} as const satisfies Record<InvoiceStatus, string>

const TONES = {
  paid: 'success',
  open: 'warning',
  overdue: 'error',
  cancelled: 'neutral',
} as const satisfies Record<InvoiceStatus, BadgeTone>

/** The status of an invoice. */
export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={TONES[status]}>{INVOICE_STATUS_NAMES[status]}</Badge>
}
