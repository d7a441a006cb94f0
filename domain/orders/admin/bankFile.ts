import type { Currency } from '#domain/foundation/money/money.ts'
import {
  currencyBeside,
  decimalSignOf,
  directionOf,
  readAmount,
  readCurrency,
} from './bankAmount.ts'
import { readBankTable, type BankTable } from './bankColumns.ts'
import { type DateOrder, dateOrderOf, isTwoDays, readDay } from './bankDate.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

export { readAmount } from './bankAmount.ts'
export { readDay } from './bankDate.ts'

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
  /** Rows that could not be read for certain, by their number in the file, with why. Money that went out is left out. */
  problems: { row: number; text: string }[]
  /** Its dates can be read in two ways, so somebody has to say whether the day or the month comes first. */
  asksDateOrder: boolean
}

export const MAX_BANK_ROWS = 5_000
/** A year of a busy account: 5,000 rows of 200 characters. */
export const MAX_BANK_FILE_BYTES = 1_000_000
const MAX_REFERENCE = 500

type RowFacts = Pick<BankPayment, 'date' | 'amountMinor' | 'currency' | 'payer' | 'reference'>

/**
 * Reads a bank's CSV file by the names of its columns: one order of dates and one decimal sign, decided over all rows.
 * What cannot be read for certain is a problem and no payment. `dateOrder`: as somebody said who was asked.
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
      text: `A file may have ${MAX_BANK_ROWS.toLocaleString('en-US')} rows. Please split it.`,
    })
  return file
}

const NO_HEAD = {
  row: 1,
  text: 'No row names columns for: date, amount, reference.',
}

/** Two payments that say the same, on one day, are two. */
function keyOf(
  { date, amountMinor, currency, payer, reference }: RowFacts,
  seen: Map<string, number>,
): string {
  const facts = [date, amountMinor, currency ?? '', payer, reference].join('|')
  const nth = (seen.get(facts) ?? 0) + 1
  seen.set(facts, nth)
  return nth === 1 ? facts : `${facts}|${nth}`
}

/** What a row says, or why that is not certain. */
function readRow(
  table: BankTable,
  cells: readonly string[],
  { order, decimal }: { order: DateOrder | null; decimal: ReturnType<typeof decimalSignOf> },
): RowFacts | string {
  const dateText = table.cell(cells, 'date')
  const date = readDay(dateText, order)
  if (date === null)
    return isTwoDays(dateText)
      ? `"${dateText}" can be two days: does the day or the month come first?`
      : `"${dateText}" is not a date.`
  const amount = readMovement(table, cells, decimal)
  if (typeof amount === 'string') return amount
  const currency = currencyOf(table, cells)
  if (typeof currency === 'object' && currency !== null) return currency.problem
  const [payer, reference] = [table.cell(cells, 'payer'), table.cell(cells, 'reference')]
  return {
    date,
    amountMinor: amount.minor,
    currency,
    payer: firstCharacters(payer, MAX_REFERENCE),
    reference: firstCharacters(reference, MAX_REFERENCE),
  }
}

/** How much came in, or below zero went out: by a column of each, or by the amount and a word beside it. */
function readMovement(
  table: BankTable,
  cells: readonly string[],
  decimal: ReturnType<typeof decimalSignOf>,
): { minor: number } | string {
  const amountText = table.cell(cells, 'amount')
  if (amountText === '' && (table.has('credit') || table.has('debit')))
    return readTwoColumns(table, cells, decimal)
  const minor = readAmount(amountText, decimal)
  if (minor === null) return `"${amountText}" is not an amount.`
  if (!table.has('direction')) return { minor }
  const word = table.cell(cells, 'direction')
  const direction = directionOf(word)
  if (direction === null) return `"${word}" does not say whether the money came in or went out.`
  if (direction === 'in') return minor < 0 ? `"${amountText}" and "${word}" contradict.` : { minor }
  return { minor: -Math.abs(minor) }
}

function readTwoColumns(
  table: BankTable,
  cells: readonly string[],
  decimal: ReturnType<typeof decimalSignOf>,
): { minor: number } | string {
  const [inText, outText] = [table.cell(cells, 'credit'), table.cell(cells, 'debit')]
  const read = (text: string) => (text === '' ? 0 : readAmount(text, decimal))
  const [into, out] = [read(inText), read(outText)]
  if (into === null) return `"${inText}" is not an amount.`
  if (out === null) return `"${outText}" is not an amount.`
  if (inText === '' && outText === '') return '"" is not an amount.'
  if (into !== 0 && out !== 0) return `"${inText}" came in and "${outText}" went out in one row.`
  return { minor: into === 0 ? -Math.abs(out) : into }
}

/** The currency of a row, from its column, its amount and the head; null where none says one. */
function currencyOf(
  table: BankTable,
  cells: readonly string[],
): Currency | null | { problem: string } {
  const texts = [
    table.cell(cells, 'currency'),
    table.cell(cells, 'amount'),
    table.cell(cells, 'credit'),
    table.headCurrency,
  ]
  const named = [
    readCurrency(texts[0] ?? ''),
    currencyBeside(texts[1] ?? ''),
    currencyBeside(texts[2] ?? ''),
    readCurrency(texts[3] ?? ''),
  ]
  const unknownAt = named.indexOf('unknown')
  if (unknownAt >= 0) return { problem: `"${texts[unknownAt]}" is no currency that we invoice in.` }
  const known = [...new Set(named.filter((one) => one !== null && one !== 'unknown'))]
  if (known.length > 1) return { problem: `The row names two currencies: ${known.join(', ')}.` }
  return known[0] ?? null
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
  /** Of it, what came in parts before. */
  paidMinor?: number
  currency: Currency
  buyer: string
}

/**
 * sure: its number and what is open of it; sum: its number, another sum, which can be a part of it; likely: no number, the sum of one open invoice alone;
 * twice: another payment of the file pays what it names; paid: what it names was paid before; closed: what it names is
 * not open otherwise; none: nothing fits; booked: this payment was booked before.
 */
export type MatchKind = 'sure' | 'sum' | 'likely' | 'twice' | 'paid' | 'closed' | 'none' | 'booked'

export interface BankMatch {
  payment: BankPayment
  kind: MatchKind
  invoice: MatchedInvoice | null
  /** What stays open of the invoice when this payment is recorded as a part of it; null where it is none. */
  restMinor?: number | null
}

/**
 * The numbers that a reference names, as they are written on documents: INV-2026-000001, AMD-100001. Banks break a
 * reference after so many characters, so a number may have blanks in it.
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

/** Of digits with blanks between them: as far as the first blank, or the second, and so on. */
function orderNumbersIn(digits: string): string[] {
  const parts = digits.split(/\s/)
  return parts.flatMap((_, at) => {
    const number = parts.slice(0, at + 1).join('')
    return number.length >= 5 ? `AMD-${number}` : []
  })
}

/** What is still to be paid of an invoice. */
export const openOf = ({
  totalMinor,
  paidMinor = 0,
}: Pick<MatchedInvoice, 'totalMinor' | 'paidMinor'>): number => totalMinor - paidMinor

const isInCurrency = (payment: Pick<BankPayment, 'currency'>, { currency }: MatchedInvoice) =>
  (payment.currency ?? currency) === currency

/** What each payment is for, among the invoices that are open or named; each invoice is proposed once. */
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

/** A payment of another sum: less in the invoice's currency can be a part of it. */
function partOf(payment: BankPayment, invoice: MatchedInvoice): BankMatch {
  const rest = openOf(invoice) - payment.amountMinor
  const isPart = rest > 0 && isInCurrency(payment, invoice)
  return { payment, kind: 'sum', invoice, ...(isPart ? { restMinor: rest } : {}) }
}

/** Why a payment that names an invoice cannot pay it: an open one is paid by another row. */
const closedKind = ({ isOpen, isPaid }: MatchedInvoice): MatchKind => {
  if (isOpen) return 'twice'
  return isPaid ? 'paid' : 'closed'
}
