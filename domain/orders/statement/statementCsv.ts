import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import { STATEMENT_EVENTS, type StatementDocument } from './agencyStatement.ts'

const HEAD = [
  'Client',
  'Date',
  'Order',
  'Event',
  'Currency',
  'Paid without tax',
  'Commission %',
  'Commission',
]

/** A statement as a CSV file for spreadsheets, one row per payment and correction. */
export function statementCsv({ clients }: StatementDocument): string {
  const rows = clients.flatMap(({ name, rows: own }) =>
    own.map((row) => [
      name,
      row.day,
      row.orderNumber,
      STATEMENT_EVENTS[row.event],
      row.currency,
      (row.netMinor / 100).toFixed(2),
      row.isDeducted ? 'taken off the invoice' : row.commissionPermille / 10,
      (row.commissionMinor / 100).toFixed(2),
    ]),
  )
  return `${CSV_START}${[HEAD, ...rows].map((cells) => csvLine(cells)).join('')}`
}
