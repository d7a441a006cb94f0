import { z } from 'zod'
import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import type { InvoiceListRow } from '../invoice/invoiceList.types.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import { MAX_BANK_FILE_BYTES, type BankMatch } from './bankFile.ts'
import { reasonSchema } from '#domain/foundation/admin/deskAudit.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/**
 * The invoice lists of the back office. Open ones are sorted by due date, all others by number,
 * newest first.
 */
export const INVOICE_LISTS = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  credit_notes: 'Credit notes',
  all: 'All',
} as const
export type InvoiceList = keyof typeof INVOICE_LISTS
export const INVOICE_LIST_NAMES = Object.keys(INVOICE_LISTS) as [InvoiceList, ...InvoiceList[]]

export const INVOICE_PAGE_SIZE = 50

export const invoiceDeskQuerySchema = z.object({
  list: z.enum(INVOICE_LIST_NAMES).default('open'),
  /** An invoice's or an order's number, or an email. */
  q: searchTextSchema.default(''),
  after: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .optional(),
})
export type InvoiceDeskQuery = z.infer<typeof invoiceDeskQuerySchema>

/** An invoice or credit note in the back office. */
export interface InvoiceDeskRow extends InvoiceListRow {
  buyer: string
  email: string
  /** False for the invoice of a change, which is voided if it is not paid in time. */
  isReminded: boolean
  reminders: number
  /** Since when its reminders are paused. */
  remindersPausedAt: string | null
}

export interface InvoiceDeskPage {
  rows: InvoiceDeskRow[]
  next: string | null
}

export const pauseSchema = z.object({ isPaused: z.boolean(), reason: reasonSchema })
const bankText = z.string().min(1).max(MAX_BANK_FILE_BYTES)
/** The user's reading of "03/04/2026", for a file that leaves it open. */
const dateOrder = z.enum(['dmy', 'mdy']).nullable().default(null)
export const bankFileSchema = z.object({ text: bankText, dateOrder })
/** Maximum number of payments booked in one request. */
export const MAX_BOOKED_AT_ONCE = 40
/** The payments of a bank's file to book, each with its invoice. */
export const bankBookingSchema = z.object({
  text: bankText,
  dateOrder,
  chosen: z
    .array(z.object({ key: z.string().min(1).max(2_000), invoiceId: z.string().max(64) }))
    .min(1)
    .max(500),
})
export type BankBooking = z.infer<typeof bankBookingSchema>

export const reverseBookingSchema = z.object({ reason: reasonSchema })

/** A booked payment of a bank's file. */
export interface BookedPayment {
  /** A hash of all its fields in the file. */
  key: string
  invoiceId: string
  invoiceNumber: string
  orderId: string
  /** Null for payments booked before amounts were stored. */
  amountMinor: number | null
  currency: Currency
  /** A partial payment of the invoice, which stays open. */
  isPart: boolean
  paidOn: string
  payer: string
  bookedAt: string
}

/** A dry run of booking a bank's file; writes nothing. */
export interface BankPreview {
  matches: BankMatch[]
  problems: { row: number; text: string }[]
  /** The user has to choose whether the day or the month comes first in its dates. */
  asksDateOrder: boolean
}

/**
 * The result for each chosen payment: paid now, recorded as a part, booked before, or the reason it
 * failed.
 */
export interface BankOutcome {
  key: string
  outcome: 'paid' | 'part' | 'booked_before' | 'refused'
  message: string | null
}

const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const bookkeepingSchema = z.object({ from: isoDay, until: isoDay })

/** A document as exported to bookkeeping. */
export interface BookkeepingRow {
  number: string
  orderNumber: string
  kind: 'invoice' | 'credit_note'
  /** ISO date in the seller's zone. */
  issuedOn: string
  dueDate: string
  buyer: string
  country: string
  vatId: string
  currency: string
  /** Negative for a credit note, like its tax. */
  totalMinor: number
  taxMinor: number
}

const HEAD = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Buchungstext',
  'Steuerbetrag',
  'EU-Land u. UStID',
  'Fälligkeit',
]

const comma = (minor: number) => (Math.abs(minor) / 100).toFixed(2).replace('.', ',')
const dayMonth = (iso: string) => `${iso.slice(8, 10)}${iso.slice(5, 7)}`
const dayMonthYear = (iso: string) => `${dayMonth(iso)}${iso.slice(0, 4)}`

/**
 * Country and number in one, without a repeated country: "DE123456789"; only the country without a
 * number.
 */
function euNumber({ country, vatId }: Pick<BookkeepingRow, 'country' | 'vatId'>): string {
  const id = vatId.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const prefix = country === 'GR' ? 'EL' : country
  const bare = [prefix, country].reduce(
    (rest, code) => (rest.startsWith(code) ? rest.slice(code.length) : rest),
    id,
  )
  return bare === '' ? country : `${prefix}${bare}`
}

/**
 * Documents in the columns of a DATEV booking batch, separated by semicolons. Account numbers stay
 * empty for the bookkeeper to fill. Amounts owed by a buyer are debits (S), credit notes are
 * credits (H).
 */
export function bookkeepingCsv(rows: readonly BookkeepingRow[]): string {
  const lines = rows.map((row) => [
    comma(row.totalMinor),
    row.totalMinor < 0 ? 'H' : 'S',
    row.currency,
    '',
    '',
    dayMonth(row.issuedOn),
    row.number,
    row.orderNumber,
    firstCharacters(`${row.kind === 'credit_note' ? 'Credit note' : 'Invoice'} ${row.buyer}`, 60),
    comma(row.taxMinor),
    euNumber(row),
    dayMonthYear(row.dueDate),
  ])
  return CSV_START + [HEAD, ...lines].map((cells) => csvLine(cells, ';')).join('')
}
