import type { InvoiceStatus } from '#domain/orders/invoice/invoice.types.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'

/** What people read for each status. */
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

/** Where an invoice stands. */
export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={TONES[status]}>{INVOICE_STATUS_NAMES[status]}</Badge>
}
