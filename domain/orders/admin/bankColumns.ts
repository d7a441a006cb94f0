import { readCsv } from '#domain/foundation/export/readCsv.ts'
import { directionOf } from './bankAmount.ts'

/** Column names that banks use, in order of preference, in lower case without accents. */
const COLUMNS = {
  date: [
    'date',
    'booking date',
    'transaction date',
    'posting date',
    'posted date',
    'date posted',
    'completed date',
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'datum',
    'value date',
    'valuta',
    'valutadatum',
    'wertstellung',
  ],
  amount: ['amount', 'transaction amount', 'net amount', 'betrag', 'umsatz', 'value'],
  credit: [
    'credit',
    'credit amount',
    'money in',
    'paid in',
    'deposit',
    'deposits',
    'haben',
    'gutschrift',
    'eingang',
    'einnahmen',
  ],
  debit: [
    'debit',
    'debit amount',
    'money out',
    'paid out',
    'withdrawal',
    'withdrawals',
    'soll',
    'lastschrift',
    'belastung',
    'ausgang',
    'ausgaben',
  ],
  direction: [
    'debit/credit',
    'credit/debit',
    'dr/cr',
    'cr/dr',
    'd/c',
    'c/d',
    'debit or credit',
    'debit credit',
    'direction',
    'credit debit indicator',
    'soll/haben',
    's/h',
    'soll-/haben-kennung',
    'umsatzart s/h',
    'soll/haben-kennzeichen',
  ],
  currency: ['currency', 'currency code', 'ccy', 'wahrung', 'waehrung', 'curr'],
  status: ['status', 'state', 'transaction status', 'payment status', 'buchungsstatus', 'info'],
  payer: [
    'name',
    'payer',
    'from',
    'counterparty',
    'payee',
    'auftraggeber',
    'auftraggeber/empfanger',
    'name zahlungsbeteiligter',
    'beguenstigter/zahlungspflichtiger',
    'begunstigter/zahlungspflichtiger',
    'zahlungspflichtige*r',
    'zahlungspflichtiger',
  ],
  reference: [
    'reference',
    'payment reference',
    'description',
    'details',
    'memo',
    'purpose',
    'narrative',
    'transaction details',
    'remittance information',
    'verwendungszweck',
    'buchungsdetails',
    'message',
  ],
} as const
export type BankColumn = keyof typeof COLUMNS

/** The rows of a bank's file below its head, with where each column is. */
export interface BankTable {
  /** Number of the head's row, from 1. */
  headRow: number
  rows: string[][]
  /** The first cell of a row that has the column; empty without one. */
  cell: (cells: readonly string[], column: BankColumn) => string
  has: (column: BankColumn) => boolean
  /**
   * The currencies that a row's columns state; a column named just "Currency" overrides the others.
   */
  currencies: (cells: readonly string[]) => string[]
  /** A word such as "Debit" in a column with another name; null for none. */
  outWord: (cells: readonly string[]) => string | null
  /** The currency in the header row: "Amount (EUR)". */
  headCurrency: string
}

const SEPARATORS = [';', '\t', ',', '|']
/** Maximum number of the bank's own lines above the header row. */
const MAX_PREAMBLE = 40
/** Maximum number of columns and rows in which words for directions and currencies are searched. */
const MAX_SEARCHED_COLUMNS = 60
const MAX_SEARCHED_ROWS = 5_000

const CURRENCY_IN_HEAD = /[([\s]([A-Za-z]{3}|€)[)\]]?$/

/** A column name without case, accents, quotes and the currency in brackets. */
function plainName(cell: string): string {
  const name = cell.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  return name
    .replace(/[([].{0,12}[)\]]$/, '')
    .trimEnd()
    .replaceAll(/\s+/g, ' ')
}

/**
 * The positions of a row's columns if it is a header: a date, a reference, and an amount or a
 * column of money in.
 */
function columnsIn(cells: readonly string[]): Map<BankColumn, number> | null {
  const names = cells.map(plainName)
  const found = new Map<BankColumn, number>()
  for (const column of Object.keys(COLUMNS) as BankColumn[]) {
    const name = (COLUMNS[column] as readonly string[]).find((one) => names.includes(one))
    if (name !== undefined) found.set(column, names.indexOf(name))
  }
  const isHead =
    found.has('date') && found.has('reference') && (found.has('amount') || found.has('credit'))
  return isHead ? found : null
}

/**
 * Reads a file as a table by its column names, with any separator and any lines above its header.
 */
export function readBankTable(text: string): BankTable | null {
  for (const separator of SEPARATORS) {
    const all = readCsv(text, separator)
    for (const [at, head] of all.slice(0, MAX_PREAMBLE).entries()) {
      const columns = columnsIn(head)
      if (!columns) continue
      return tableOf(head, columns, { headRow: at + 1, rows: all.slice(at + 1) })
    }
  }
  return null
}

const CURRENCY_NAME = /(?:^|\s)(?:currency|ccy|wahrung|waehrung)\b/

function tableOf(
  head: readonly string[],
  columns: Map<BankColumn, number>,
  { headRow, rows }: Pick<BankTable, 'headRow' | 'rows'>,
): BankTable {
  const own = new Set(columns.values())
  const others = head
    .slice(0, MAX_SEARCHED_COLUMNS)
    .map((_, at) => at)
    .filter((at) => !own.has(at))
  const searched = rows.slice(0, MAX_SEARCHED_ROWS)
  const directions = others.find((at) => hasDirections(searched, at))
  if (!columns.has('direction') && directions !== undefined) columns.set('direction', directions)
  const currency = columns.get('currency')
  const currencyColumns =
    currency === undefined
      ? others.filter((at) => CURRENCY_NAME.test(plainName(head[at] ?? '')))
      : [currency]
  const textAt = (cells: readonly string[], at: number) => (cells[at] ?? '').trim()
  const amountHead = head[columns.get('amount') ?? columns.get('credit') ?? -1] ?? ''
  return {
    headRow,
    rows,
    cell: (cells, column) => textAt(cells, columns.get(column) ?? -1),
    has: (column) => columns.has(column),
    currencies: (cells) => currencyColumns.map((at) => textAt(cells, at)),
    outWord: (cells) =>
      others.map((at) => textAt(cells, at)).find((word) => wordDirection(word) === 'out') ?? null,
    headCurrency: CURRENCY_IN_HEAD.exec(amountHead.trim())?.[1] ?? '',
  }
}

/** The direction that a whole word states: a single letter means something else in most columns. */
const wordDirection = (word: string) => (word.trim().length > 1 ? directionOf(word) : null)

/** Whether every filled row of a column states a direction, whatever the column's name. */
function hasDirections(rows: readonly (readonly string[])[], at: number): boolean {
  const words = rows.map((cells) => (cells[at] ?? '').trim()).filter((word) => word !== '')
  return words.length > 0 && words.every((word) => wordDirection(word) !== null)
}
