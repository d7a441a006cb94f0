/** An invoice's number: the year and a number without gaps in it, INV-2026-000001. */
export function formatInvoiceNumber(invoice: { year: number; sequence: number }): string {
  return `INV-${invoice.year}-${String(invoice.sequence).padStart(6, '0')}`
}
