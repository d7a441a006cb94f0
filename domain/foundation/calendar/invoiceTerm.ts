import { addDays } from './calendarDay.ts'

/** Days a buyer has to pay an invoice. */
export const INVOICE_TERM_DAYS = 14

/** The last day to pay an invoice of this day. Both are days (ISO) in the seller's time zone. */
export const invoiceDueDate = (issuedOn: string): string => addDays(issuedOn, INVOICE_TERM_DAYS)
