import type {
  BankBooking,
  BankOutcome,
  BankPreview,
  BookedPayment,
  InvoiceDeskPage,
} from '#domain/orders/admin/invoiceDesk.ts'
import type { DateOrder } from '#domain/orders/admin/bankDate.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

const invoices = api['desk-invoices']

/** A page of all invoices, filtered by the query of the address. Raises ProductError. */
export const loadDeskInvoices = (query: Record<string, string>) =>
  answerOf<InvoiceDeskPage>(invoices.$get({ query }))

/** Pauses or resumes the reminders of an invoice. Raises invoice_not_open. */
export const pauseRemindersCall = (id: string, json: { isPaused: boolean; reason: string }) =>
  answerOf<unknown>(invoices[':id'].reminders.$put({ param: { id }, json }))

/** Previews the bookings of a bank file. Raises ProductError. */
export const previewBankFileCall = (text: string, dateOrder: DateOrder | null) =>
  answerOf<BankPreview>(invoices['bank-previews'].$post({ json: { text, dateOrder } }))

/** The latest payments booked from bank files. Raises ProductError. */
export const loadBookings = async (): Promise<BookedPayment[]> =>
  (await answerOf(invoices['bank-bookings'].$get())).bookings

/** Reverses a booking. Raises booking_not_found, booking_in_use, booking_slots_released. */
export const reverseBookingCall = (key: string, reason: string) =>
  answerOf<unknown>(
    invoices['bank-bookings'][':key'].reversal.$post({ param: { key }, json: { reason } }),
  )

/** Marks the invoices of selected payments as paid. Raises ProductError. */
export const bookBankFileCall = (json: BankBooking) =>
  answerOf<{ outcomes: BankOutcome[] }>(invoices['bank-bookings'].$post({ json }))

/** URL of the bookkeeping export of the invoices in a range of days. */
export const bookkeepingAddress = (days: { from: string; until: string }): string =>
  `/api/desk-invoices/bookkeeping.csv?${new URLSearchParams(days)}`
