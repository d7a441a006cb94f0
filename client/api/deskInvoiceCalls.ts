import type {
  BankBooking,
  BankOutcome,
  BankPreview,
  InvoiceDeskPage,
} from '#domain/admin/invoiceDesk.ts'
import { answerOf, api } from './apiClient.ts'

const invoices = api['desk-invoices']

/** A page of all invoices, by its query as the address has it. Raises ProductError. */
export const loadDeskInvoices = (query: Record<string, string>) =>
  answerOf<InvoiceDeskPage>(invoices.$get({ query }))

/** Lets nobody be reminded of an invoice, or reminds again. Raises invoice_not_open. */
export const pauseRemindersCall = (id: string, json: { isPaused: boolean; reason: string }) =>
  answerOf<unknown>(invoices[':id'].reminders.$put({ param: { id }, json }))

/** What a bank's file would book. Raises ProductError. */
export const previewBankFileCall = (text: string) =>
  answerOf<BankPreview>(invoices['bank-previews'].$post({ json: { text } }))

/** Marks the invoices of chosen payments as paid. Raises ProductError. */
export const bookBankFileCall = (json: BankBooking) =>
  answerOf<{ outcomes: BankOutcome[] }>(invoices['bank-bookings'].$post({ json }))

/** Where the invoices of some days are, as bookkeeping takes them. */
export const bookkeepingAddress = (days: { from: string; until: string }): string =>
  `/api/desk-invoices/bookkeeping.csv?${new URLSearchParams(days)}`
