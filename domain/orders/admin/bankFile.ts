import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import { decimalSignOf, DOLLAR_CURRENCIES } from './bankAmount.ts'
import { readBankTable } from './bankColumns.ts'
import { type DateOrder, dateOrderOf, isTwoDays } from './bankDate.ts'
import { MAX_REFERENCE, readRow, type RowFacts } from './bankRow.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

export { readAmount } from './bankAmount.ts'
export { readDay } from './bankDate.ts'

/** An incoming payment in a bank's file. */
export interface BankPayment extends RowFacts {
  /** A hash of all its fields: the same payment has the same key in every file. */
  key: string
}

export interface BankFile {
  payments: BankPayment[]
  /**
   * Rows that could not be read with certainty, by row number, with the reason. Outgoing money is
   * left out.
   */
  problems: { row: number; text: string }[]
  /**
   * Its dates are ambiguous, so the user has to choose whether the day or the month comes first.
   */
  asksDateOrder: boolean
}

export const MAX_BANK_ROWS = 5_000
/** A year of a busy account: 5,000 rows of 200 characters. */
export const MAX_BANK_FILE_BYTES = 1_000_000

/**
 * Reads a bank's CSV file by its column names: one date order and one decimal sign, decided over
 * all rows. Uncertain rows become problems, not payments. `dateOrder`: the user's choice.
 */
export function readBankFile(text: string, dateOrder: DateOrder | null = null): BankFile {
  const table = readBankTable(text)
  if (!table) return { payments: [], problems: [NO_HEAD], asksDateOrder: false }
  const rows = table.rows.slice(0, MAX_BANK_ROWS)
  const dates = rows.map((cells) => table.cell(cells, 'date'))
  const found = dateOrderOf(dates)
  const order = found === 'mixed' ? null : (found ?? dateOrder)
  const decimal = decimalSignOf(
    rows.flatMap((cells) =>
      (['amount', 'credit', 'debit'] as const).map((column) => table.cell(cells, column)),
    ),
  )
  const file: BankFile = {
    payments: [],
    problems: [],
    asksDateOrder: found === null && dateOrder === null && dates.some(isTwoDays),
  }
  const seen = new Map<string, number>()
  for (const [at, cells] of rows.entries()) {
    const read = readRow(table, cells, { order, decimal })
    const row = table.headRow + 1 + at
    if (typeof read === 'string') file.problems.push({ row, text: read })
    else if (read.amountMinor > 0) file.payments.push({ ...read, key: keyOf(read, seen) })
  }
  if (table.rows.length > MAX_BANK_ROWS)
    file.problems.push({
      row: table.headRow + 1 + MAX_BANK_ROWS,
      text: `A file may have ${formatCount(MAX_BANK_ROWS)} rows. Please split it.`,
    })
  return file
}

const NO_HEAD = {
  row: 1,
  text: 'No row names columns for: date, amount, reference.',
}

/** Two identical payments on one day are separate payments. */
function keyOf(
  { date, amountMinor, currency, payer, reference }: RowFacts,
  seen: Map<string, number>,
): string {
  const facts = [date, amountMinor, currency ?? '', payer, reference].join('|')
  const nth = (seen.get(facts) ?? 0) + 1
  seen.set(facts, nth)
  return nth === 1 ? facts : `${facts}|${nth}`
}

/** An invoice that a payment can be matched to. */
export interface MatchedInvoice {
  id: string
  orderId: string
  invoiceNumber: string
  orderNumber: string
  isOpen: boolean
  /** Paid before this file. */
  isPaid: boolean
  totalMinor: number
  /** Amount received earlier in partial payments. */
  paidMinor?: number
  currency: Currency
  buyer: string
}

/**
 * sure: its number and the open amount; sum: its number with another amount, possibly a part;
 * likely: no number, but the amount of exactly one open invoice; twice: another payment of the file
 * pays the named invoice; paid: the named invoice was paid before; closed: the named invoice is not
 * open for another reason; none: no match; booked: this payment was booked before.
 */
export type MatchKind = 'sure' | 'sum' | 'likely' | 'twice' | 'paid' | 'closed' | 'none' | 'booked'

export interface BankMatch {
  payment: BankPayment
  kind: MatchKind
  invoice: MatchedInvoice | null
  /** The invoice's open amount after this payment is recorded as a part; null if it is none. */
  restMinor?: number | null
}

/**
 * The invoice and order numbers in a reference: INV-2026-000001, AMD-100001. Banks break a
 * reference after a fixed length, so a number may contain blanks.
 */
export function numbersIn(reference: string): { invoices: string[]; orders: string[] } {
  const text = firstCharacters(reference, MAX_REFERENCE).toUpperCase()
  const invoices = [
    ...text.matchAll(/I\s?N\s?V[-\s/]{0,3}((?:\d\s?){3}\d)[-\s/]{0,3}((?:\d\s?){5}\d)(?!\d)/g),
  ].map(([, year = '', sequence = '']) => `INV-${digitsOf(year)}-${digitsOf(sequence)}`)
  const orders = [...text.matchAll(/A\s?M\s?D[-\s/]{0,3}(\d(?:\s?\d){4,11})(?!\d)/g)].flatMap(
    ([, number = '']) => orderNumbersIn(number),
  )
  return { invoices, orders: [...new Set(orders)] }
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Candidates from digits with blanks between them: up to the first blank, the second, and so on.
 */
function orderNumbersIn(digits: string): string[] {
  const parts = digits.split(/\s/)
  return parts.flatMap((_, at) => {
    const number = parts.slice(0, at + 1).join('')
    return number.length >= 5 ? `AMD-${number}` : []
  })
}

/** The amount still to pay of an invoice. */
export const openOf = ({
  totalMinor,
  paidMinor = 0,
}: Pick<MatchedInvoice, 'totalMinor' | 'paidMinor'>): number => totalMinor - paidMinor

/** Whether a payment can be in the currency of an invoice, given the file. */
export const isInCurrency = (
  payment: Pick<BankPayment, 'currency' | 'isDollar'>,
  { currency }: Pick<MatchedInvoice, 'currency'>,
): boolean =>
  (payment.currency ?? currency) === currency &&
  (!payment.isDollar || DOLLAR_CURRENCIES.has(currency))

/** Matches each payment to an open or named invoice; each invoice is proposed once. */
export function matchPayments(
  payments: readonly BankPayment[],
  invoices: readonly MatchedInvoice[],
  isBooked: (key: string) => boolean,
): BankMatch[] {
  const taken = new Set<string>()
  const byNumber = Map.groupBy(invoices, ({ invoiceNumber }) => invoiceNumber)
  const byOrder = Map.groupBy(invoices, ({ orderNumber }) => orderNumber)
  const byOpen = Map.groupBy(invoices, openOf)
  const isFree = ({ id, isOpen }: MatchedInvoice) => isOpen && !taken.has(id)
  return payments.map((payment): BankMatch => {
    if (isBooked(payment.key)) return { payment, kind: 'booked', invoice: null }
    const named = numbersIn(payment.reference)
    const fits = (one: MatchedInvoice) =>
      openOf(one) === payment.amountMinor && isInCurrency(payment, one)
    const meant = [
      ...named.invoices.flatMap((number) => byNumber.get(number) ?? []),
      ...named.orders.flatMap((number) => byOrder.get(number) ?? []),
    ]
    const invoice = meant.find((one) => isFree(one) && fits(one)) ?? meant.find(isFree)
    if (invoice) {
      if (!fits(invoice)) return partOf(payment, invoice)
      taken.add(invoice.id)
      return { payment, kind: 'sure', invoice }
    }
    const settled = meant.find(({ isOpen }) => isOpen) ?? meant.find(({ isPaid }) => isPaid)
    const closed = settled ?? meant[0]
    if (closed) return { payment, kind: closedKind(closed), invoice: closed }
    const alike = (byOpen.get(payment.amountMinor) ?? []).filter((one) => isFree(one) && fits(one))
    const [only] = alike
    if (alike.length !== 1 || !only) return { payment, kind: 'none', invoice: null }
    taken.add(only.id)
    return { payment, kind: 'likely', invoice: only }
  })
}

/** A payment of another amount: a smaller one in the invoice's currency can be a part. */
function partOf(payment: BankPayment, invoice: MatchedInvoice): BankMatch {
  const rest = openOf(invoice) - payment.amountMinor
  const isPart = rest > 0 && isInCurrency(payment, invoice)
  return { payment, kind: 'sum', invoice, ...(isPart ? { restMinor: rest } : {}) }
}

/** Why a payment cannot pay the invoice it names: another row pays an open one. */
const closedKind = ({ isOpen, isPaid }: MatchedInvoice): MatchKind => {
  if (isOpen) return 'twice'
  return isPaid ? 'paid' : 'closed'
}
