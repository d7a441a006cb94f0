import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import {
  invoiceSums,
  type InvoiceDocument,
  type InvoiceDocumentLine,
} from '#domain/orders/invoice/invoiceDocument.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import {
  COBALT,
  columnHead,
  documentFrame,
  factRow,
  headline,
  label,
  noteParagraphs,
  partyColumns,
  QUIET,
  sumTable,
  typedLines,
} from './documentParts.ts'
import type { PdfDefinition, PdfNode } from './pdfDefinition.ts'
import { lineColumns, lineTable } from './lineTable.ts'
import { typed, withHue } from './pdfParts.ts'

/**
 * An invoice or credit note as a printed document: seller, buyer, lines, coupons, taxes and their rule, page numbers.
 */
export function invoicePdf(document: InvoiceDocument): PdfDefinition {
  const title = `${document.title} ${document.number}`
  return documentFrame({
    title,
    author: document.seller.address[0] ?? '',
    date: document.issuedOn,
    pageSize: document.pageSize,
    content: [
      parties(document),
      headline(title),
      ...(document.standing === '' ? [] : noteParagraphs([document.standing])),
      facts(document),
      ...linesAndSums(document),
    ],
  })
}

const parties = ({ seller, buyer, advertiser, agency }: InvoiceDocument): PdfNode =>
  partyColumns(
    [
      label('Billed to'),
      ...typedLines(buyer.address),
      ...(buyer.vatId ? [{ text: `VAT ID ${buyer.vatId}` }] : []),
      ...(agency === '' ? [] : [party('Agency', agency)]),
      party('Advertiser', advertiser),
    ],
    [label('From'), ...typedLines([...seller.address, seller.taxId, seller.email])],
  )

const cardPage = (address: string): PdfNode => ({
  text: [{ text: 'To pay by card, open ' }, { text: address, link: address, color: COBALT }],
  style: 'note',
})

const party = (name: string, text: string): PdfNode => ({
  text: [{ text: `${name}: ` }, { text: typed(text) }],
  color: QUIET,
})

const facts = (document: InvoiceDocument): PdfNode =>
  factRow([
    ['Date', formatDay(document.issuedOn)],
    ['Order', `${document.orderNumber}, ${formatDay(document.orderedOn)}`],
    ...(document.dueOn ? [['Due', formatDay(document.dueOn)] as const] : []),
    ...(document.paidOn ? [['Paid on', formatDay(document.paidOn)] as const] : []),
    ['Currency', document.currency],
  ])

const WIDTHS = ['*', 50, 90] as const

/** Above this number of sums, they and their notes may exceed a page. */
const SUMS_OF_A_PAGE = 14

function linesAndSums(document: InvoiceDocument): PdfNode[] {
  const ending = [
    sums(document),
    ...noteParagraphs([document.taxRule, ...document.notes]),
    ...(document.cardPage === null ? [] : [cardPage(document.cardPage)]),
  ]
  const fits = invoiceSums(document).length <= SUMS_OF_A_PAGE
  return [
    lineTable({
      widths: WIDTHS,
      head: [
        columnHead('Description'),
        columnHead('Quantity', 'right'),
        columnHead('Amount', 'right'),
      ],
      lines: document.lines.map((line) => [invoiceLine(line, document)]),
      ending: fits ? ending : [],
    }),
    ...(fits ? [] : ending),
  ]
}

const invoiceLine = (line: InvoiceDocumentLine, { currency }: InvoiceDocument): PdfNode =>
  lineColumns(WIDTHS, [
    withHue(line.mediaType, {
      stack: [
        { text: typed(line.name), bold: true },
        { text: line.detail, color: QUIET },
      ],
    }),
    { text: String(line.quantity), alignment: 'right' },
    { text: formatMoney({ amountMinor: line.amountMinor, currency }), alignment: 'right' },
  ])

function sums(document: InvoiceDocument): PdfNode {
  const { currency } = document
  const rows = [...invoiceSums(document), { label: 'Total', amountMinor: document.totalMinor }]
  return sumTable(
    rows.map(({ label: name, amountMinor }) => ({
      label: name,
      amount: formatMoney({ amountMinor, currency }),
    })),
  )
}
