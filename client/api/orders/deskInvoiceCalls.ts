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

/** A page of all invoices, by its query as the address has it. Raises ProductError. */
export const loadDeskInvoices = (query: Record<string, string>) =>
  answerOf<InvoiceDeskPage>(invoices.$get({ query }))

/** Lets nobody be reminded of an invoice, or reminds again. Raises invoice_not_open. */
export const pauseRemindersCall = (id: string, json: { isPaused: boolean; reason: string }) =>
  answerOf<unknown>(invoices[':id'].reminders.$put({ param: { id }, json }))

/** What a bank's file would book. Raises ProductError. */
export const previewBankFileCall = (text: string, dateOrder: DateOrder | null) =>
  answerOf<BankPreview>(invoices['bank-previews'].$post({ json: { text, dateOrder } }))

/** The payments of bank files that were booked last. Raises ProductError. */
export const loadBookings = async (): Promise<BookedPayment[]> =>
  (await answerOf(invoices['bank-bookings'].$get())).bookings

/** Takes a booking back. Raises booking_not_found, booking_in_use, booking_slots_released. */
export const reverseBookingCall = (key: string, reason: string) =>
  answerOf<unknown>(
    invoices['bank-bookings'][':key'].reversal.$post({ param: { key }, json: { reason } }),
  )

/** Marks the invoices of chosen payments as paid. Raises ProductError. */
export const bookBankFileCall = (json: BankBooking) =>
  answerOf<{ outcomes: BankOutcome[] }>(invoices['bank-bookings'].$post({ json }))

/** Where the invoices of some days are, as bookkeeping takes them. */
export const bookkeepingAddress = (days: { from: string; until: string }): string =>
  `/api/desk-invoices/bookkeeping.csv?${new URLSearchParams(days)}`
