import { formatDay, formatMonth } from '#domain/foundation/calendar/calendarDay.ts'
import { isolatedName } from '#domain/foundation/wording/isolateRtl.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import type { InvoiceSeller } from '#domain/orders/invoice/invoiceDocument.ts'
import {
  STATEMENT_EVENTS,
  type StatementClient,
  type StatementRow,
  type StatementTotal,
} from '#domain/orders/statement/agencyStatement.ts'
import type { StatementView } from '#domain/orders/statement/statementView.types.ts'
import {
  columnHead,
  documentFrame,
  headline,
  label,
  noteParagraphs,
  partyColumns,
  sumTable,
  typedLines,
} from './documentParts.ts'
import type { PdfDefinition, PdfNode } from './pdfDefinition.ts'
import { hairlines, typed } from './pdfParts.ts'

/** An agency's statement as a printed document. */
export function statementPdf(statement: StatementView, seller: InvoiceSeller): PdfDefinition {
  const { month, agencyName, clients, totals, issuedAt } = statement
  const title = `Statement ${formatMonth(`${month}-01`)}`
  return documentFrame({
    title,
    author: seller.address[0] ?? '',
    date: issuedAt.slice(0, 10),
    pageSize: 'A4',
    content: [
      partyColumns(
        [label('For'), ...typedLines([isolatedName(agencyName)])],
        [label('From'), ...typedLines([...seller.address, seller.taxId])],
      ),
      headline(title),
      ...clients.map(clientTable),
      sumTable(totals.flatMap((total) => totalRows(total))),
      ...noteParagraphs([
        'Amounts are without tax, as payments came in. Corrections are in the month in which they happened.',
      ]),
    ],
  })
}

const totalRows = ({ currency, netMinor, commissionMinor }: StatementTotal) => [
  { label: `Paid, ${currency}`, amount: formatMoney({ amountMinor: netMinor, currency }) },
  {
    label: `Commission, ${currency}`,
    amount: formatMoney({ amountMinor: commissionMinor, currency }),
  },
]

const right = (text: string): PdfNode => ({ text, alignment: 'right' })

const clientTable = ({ name, rows }: StatementClient): PdfNode => ({
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: ['*', 70, 90, 40, 80],
    body: [
      [
        { text: typed(isolatedName(name)), bold: true },
        columnHead('Order'),
        columnHead('Paid', 'right'),
        columnHead('Rate', 'right'),
        columnHead('Commission', 'right'),
      ],
      ...rows.map(rowCells),
    ],
  },
  layout: hairlines,
  margin: [0, 0, 0, 18],
})

const rowCells = (row: StatementRow): PdfNode[] => [
  { text: `${formatDay(row.day)}, ${STATEMENT_EVENTS[row.event].toLowerCase()}` },
  { text: row.orderNumber },
  right(formatMoney({ amountMinor: row.netMinor, currency: row.currency })),
  right(row.isDeducted ? 'On invoice' : formatPermille(row.commissionPermille)),
  right(formatMoney({ amountMinor: row.commissionMinor, currency: row.currency })),
]
