import { yearlyNumber } from '#domain/foundation/calendar/yearlyNumber.ts'

/** An invoice's number: INV-2026-000001. */
export const formatInvoiceNumber = (invoice: { year: number; sequence: number }): string =>
  yearlyNumber('INV', invoice)
