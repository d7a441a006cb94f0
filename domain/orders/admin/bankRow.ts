import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import {
  currencyBeside,
  type decimalSignOf,
  directionOf,
  DOLLAR_CURRENCIES,
  type NamedCurrency,
  readAmount,
  readCurrency,
} from './bankAmount.ts'
import type { BankTable } from './bankColumns.ts'
import { type DateOrder, isTwoDays, readDay } from './bankDate.ts'

/** Maximum number of characters read of a payer or a reference. */
export const MAX_REFERENCE = 500

/** Facts of one transaction of an account. */
export interface RowFacts {
  /** ISO date. */
  date: string
  amountMinor: number
  /** Null if the file states none. */
  currency: Currency | null
  /** A lone dollar sign states the currency, so the payment matches invoices in dollars only. */
  isDollar?: true
  payer: string
  reference: string
}

/** The content of a row, or why it is uncertain. */
export function readRow(
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
  const status = table.cell(cells, 'status')
  if (isUnfinished(status))
    return `"${firstCharacters(status, 60)}" means that this money is not on the account.`
  const named = currencyOf(table, cells)
  if (typeof named === 'object' && named !== null) return named.problem
  const [payer, reference] = [table.cell(cells, 'payer'), table.cell(cells, 'reference')]
  return {
    date,
    amountMinor: amount.minor,
    currency: named === 'dollar' ? null : named,
    ...(named === 'dollar' ? { isDollar: true } : {}),
    payer: firstCharacters(payer, MAX_REFERENCE),
    reference: firstCharacters(reference, MAX_REFERENCE),
  }
}

/**
 * The amount received, or negative if sent: from a column for each, or from the amount and a word
 * next to it.
 */
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
  if (!table.has('direction')) {
    const word = minor > 0 ? table.outWord(cells) : null
    return word === null
      ? { minor }
      : `"${amountText}" with "${word}" beside it: did it come in or go out?`
  }
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

/** Whether a bank marks a transaction as pending or reversed. */
const isUnfinished = (status: string): boolean =>
  /pending|vorgemerkt|hold|declin|fail|revers|revert|reject|return|cancel|storn/i.test(
    firstCharacters(status, 60),
  )

/** The currency of a row, from its column, its amount and the header; null if none states one. */
function currencyOf(
  table: BankTable,
  cells: readonly string[],
): Exclude<NamedCurrency, 'unknown'> | null | { problem: string } {
  const texts = [
    ...table.currencies(cells),
    table.cell(cells, 'amount'),
    table.cell(cells, 'credit'),
    table.headCurrency,
  ]
  const named = [
    ...table.currencies(cells).map(readCurrency),
    currencyBeside(table.cell(cells, 'amount')),
    currencyBeside(table.cell(cells, 'credit')),
    readCurrency(table.headCurrency),
  ]
  const unknownAt = named.indexOf('unknown')
  if (unknownAt >= 0) return { problem: `"${texts[unknownAt]}" is no currency that we invoice in.` }
  const all = [...new Set(named.filter((one) => one !== null && one !== 'unknown'))]
  const isDollar = all.some((one) => one !== 'dollar' && DOLLAR_CURRENCIES.has(one))
  // A dollar sign next to AUD adds nothing to AUD.
  const known = isDollar ? all.filter((one) => one !== 'dollar') : all
  if (known.length > 1) return { problem: `The row names two currencies: ${known.join(', ')}.` }
  return known[0] ?? null
}
