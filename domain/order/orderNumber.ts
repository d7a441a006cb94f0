/** An order's number as people read and say it: AMD-100001. */
export function formatOrderNumber(number: number): string {
  return `AMD-${number}`
}

/** An invoice's number: the year and a number without gaps in it, INV-2026-000001. */
export function formatInvoiceNumber(invoice: { year: number; sequence: number }): string {
  return `INV-${invoice.year}-${String(invoice.sequence).padStart(6, '0')}`
}
