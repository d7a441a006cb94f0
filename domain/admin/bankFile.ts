import { readCsv, separatorOf } from '../export/readCsv.ts'
import { CURRENCIES, type Currency } from '../money/money.ts'

/** Money that came in, as a bank's file has it. */
export interface BankPayment {
  /** Of all that it says: the same payment has the same key in every file. */
  key: string
  /** ISO date. */
  date: string
  amountMinor: number
  /** Null where the file has none. */
  currency: Currency | null
  payer: string
  reference: string
}

export interface BankFile {
  payments: BankPayment[]
  /** Rows that could not be read, by their number in the file, with why. Money that went out is left out. */
  problems: { row: number; text: string }[]
}

export const MAX_BANK_ROWS = 500
export const MAX_BANK_FILE_BYTES = 200_000

const COLUMNS = {
  date: ['date', 'booking date', 'value date', 'buchungstag', 'valuta'],
  amount: ['amount', 'credit', 'betrag'],
  currency: ['currency', 'währung', 'waehrung'],
  payer: ['name', 'payer', 'from', 'auftraggeber', 'beguenstigter/zahlungspflichtiger'],
  reference: ['reference', 'description', 'details', 'memo', 'purpose', 'verwendungszweck'],
} as const
type Column = keyof typeof COLUMNS

/** Reads a bank's CSV file by the names of its columns. */
export function readBankFile(text: string): BankFile {
  const [head = [], ...rows] = readCsv(text, separatorOf(text))
  const names = head.map((name) => name.trim().toLowerCase())
  const columnAt = (column: Column) =>
    names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name))
  const missing = (['date', 'amount', 'reference'] as const).filter((one) => columnAt(one) < 0)
  if (missing.length > 0)
    return {
      payments: [],
      problems: [{ row: 1, text: `The first row names no column for: ${missing.join(', ')}.` }],
    }
  const file: BankFile = { payments: [], problems: [] }
  const seen = new Map<string, number>()
  for (const [at, cells] of rows.slice(0, MAX_BANK_ROWS).entries()) {
    const cell = (column: Column) => (cells[columnAt(column)] ?? '').trim()
    const date = readDay(cell('date'))
    const amountMinor = readAmount(cell('amount'))
    const row = at + 2
    if (date === null) file.problems.push({ row, text: `"${cell('date')}" is not a date.` })
    else if (amountMinor === null)
      file.problems.push({ row, text: `"${cell('amount')}" is not an amount.` })
    else if (amountMinor > 0) {
      const currency = CURRENCIES.find((one) => one === cell('currency').toUpperCase()) ?? null
      const [payer, reference] = [cell('payer'), cell('reference')]
      const facts = [date, amountMinor, currency ?? '', payer, reference].join('|')
      // Two payments that say the same, on one day, are two.
      const nth = (seen.get(facts) ?? 0) + 1
      seen.set(facts, nth)
      const key = nth === 1 ? facts : `${facts}|${nth}`
      file.payments.push({ key, date, amountMinor, currency, payer, reference })
    }
  }
  if (rows.length > MAX_BANK_ROWS)
    file.problems.push({
      row: MAX_BANK_ROWS + 2,
      text: `A file may have ${MAX_BANK_ROWS} rows. Please split it.`,
    })
  return file
}

/** "2026-11-22", "11/22/2026" and "22.11.2026" as an ISO date. */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  const [, usMonth, usDay, usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const [, euDay, euMonth, euYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = [
    year ?? usYear ?? euYear,
    (month ?? usMonth ?? euMonth)?.padStart(2, '0'),
    (day ?? usDay ?? euDay)?.padStart(2, '0'),
  ].join('-')
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

/** "1,234.50" and "1.234,50" in the minor unit: the last sign before two digits is the decimal one. */
export function readAmount(text: string): number | null {
  const [, minus, whole = '', , decimals = ''] =
    /^([-−]?)[^\d\-−]*(\d[\d.,'\s]*?)(?:([.,])(\d{1,2}))?\s*\D*$/.exec(text.trim()) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  if (digits === '' || digits.length > 11) return null
  const minor = Number(digits) * 100 + Number(decimals.padEnd(2, '0') || 0)
  return minus ? -minor : minor
}

/** An invoice that a payment could be for. */
export interface MatchedInvoice {
  id: string
  orderId: string
  invoiceNumber: string
  orderNumber: string
  isOpen: boolean
  /** Paid before this file. */
  isPaid: boolean
  totalMinor: number
  currency: Currency
  buyer: string
}

/**
 * sure: its number and its sum; sum: its number, another sum; likely: no number, the sum of one open invoice alone;
 * twice: another payment of the file pays what it names; paid: what it names was paid before; closed: what it names is
 * not open otherwise; none: nothing fits; booked: this payment was booked before.
 */
export type MatchKind = 'sure' | 'sum' | 'likely' | 'twice' | 'paid' | 'closed' | 'none' | 'booked'

export interface BankMatch {
  payment: BankPayment
  kind: MatchKind
  invoice: MatchedInvoice | null
}

/** The numbers that a reference names, as they are written on documents: INV-2026-000001, AMD-100001. */
export function numbersIn(reference: string): { invoices: string[]; orders: string[] } {
  const text = reference.toUpperCase()
  return {
    invoices: [...text.matchAll(/INV[-\s/]?(\d{4})[-\s/]?(\d{6})/g)].map(
      ([, year, sequence]) => `INV-${year}-${sequence}`,
    ),
    orders: [...text.matchAll(/AMD[-\s/]?(\d{5,12})/g)].map(([, number]) => `AMD-${number}`),
  }
}

/** What each payment is for, among the invoices that are open or named; each invoice is proposed once. */
export function matchPayments(
  payments: readonly BankPayment[],
  invoices: readonly MatchedInvoice[],
  isBooked: (key: string) => boolean,
): BankMatch[] {
  const taken = new Set<string>()
  return payments.map((payment) => {
    if (isBooked(payment.key)) return { payment, kind: 'booked', invoice: null }
    const { invoices: named, orders } = numbersIn(payment.reference)
    const fits = ({ totalMinor, currency }: MatchedInvoice) =>
      totalMinor === payment.amountMinor && (payment.currency ?? currency) === currency
    const isFree = ({ id, isOpen }: MatchedInvoice) => isOpen && !taken.has(id)
    const meant = invoices.filter(
      (one) => named.includes(one.invoiceNumber) || orders.includes(one.orderNumber),
    )
    const invoice = meant.find((one) => isFree(one) && fits(one)) ?? meant.find(isFree)
    if (invoice) {
      const isSure = fits(invoice)
      if (isSure) taken.add(invoice.id)
      return { payment, kind: isSure ? 'sure' : 'sum', invoice }
    }
    const settled = meant.find(({ isOpen }) => isOpen) ?? meant.find(({ isPaid }) => isPaid)
    const closed = settled ?? meant[0]
    if (closed) return { payment, kind: closedKind(closed), invoice: closed }
    const alike = invoices.filter((one) => isFree(one) && fits(one))
    const [only] = alike
    if (alike.length !== 1 || !only) return { payment, kind: 'none', invoice: null }
    taken.add(only.id)
    return { payment, kind: 'likely', invoice: only }
  })
}

/** Why a payment that names an invoice cannot pay it: an open one is paid by another row. */
const closedKind = ({ isOpen, isPaid }: MatchedInvoice): MatchKind => {
  if (isOpen) return 'twice'
  return isPaid ? 'paid' : 'closed'
}
