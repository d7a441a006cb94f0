import { readCsv } from '#domain/foundation/export/readCsv.ts'

/** Names of columns as banks write them, in order of preference, in small letters without marks. */
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
  /** What the head says of a currency: "Amount (EUR)". */
  headCurrency: string
}

const SEPARATORS = [';', '\t', ',', '|']
/** Lines of a bank's own that may stand above the head. */
const MAX_PREAMBLE = 40

const CURRENCY_IN_HEAD = /[([\s]([A-Za-z]{3}|€)[)\]]?$/

/** A name of a column without case, accents, quotes and the currency in brackets. */
function plainName(cell: string): string {
  const name = cell.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  return name
    .replace(/[([].{0,12}[)\]]$/, '')
    .trimEnd()
    .replaceAll(/\s+/g, ' ')
}

/** Where the columns of a row are, if it is a head: a date, a reference, and an amount or what came in. */
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

/** Reads a file as a table by the names of its columns, whatever separates its cells and stands above its head. */
export function readBankTable(text: string): BankTable | null {
  for (const separator of SEPARATORS) {
    const all = readCsv(text, separator)
    for (const [at, head] of all.slice(0, MAX_PREAMBLE).entries()) {
      const columns = columnsIn(head)
      if (!columns) continue
      const amountHead = head[columns.get('amount') ?? columns.get('credit') ?? -1] ?? ''
      return {
        headRow: at + 1,
        rows: all.slice(at + 1),
        cell: (cells, column) => (cells[columns.get(column) ?? -1] ?? '').trim(),
        has: (column) => columns.has(column),
        headCurrency: CURRENCY_IN_HEAD.exec(amountHead.trim())?.[1] ?? '',
      }
    }
  }
  return null
}
