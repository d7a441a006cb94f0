import { formatDay } from '#domain/calendar/calendarDay.ts'
import { invoiceSums, type InvoiceDocument } from '#domain/invoice/invoiceDocument.ts'
import { formatMoney } from '#domain/money/money.ts'
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
import { hairlines, typed } from './pdfParts.ts'

/** An invoice or credit note as a printed document: seller, buyer, lines, coupons, taxes and their rule, page numbers. */
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
      lineTable(document),
      // The sums never stand without their notes.
      {
        stack: [
          sums(document),
          ...noteParagraphs([document.taxRule, ...document.notes]),
          ...(document.cardPage === null ? [] : [cardPage(document.cardPage)]),
        ],
        unbreakable: true,
      },
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
    ['Currency', document.currency],
  ])

function lineTable({ lines: rows, currency }: InvoiceDocument): PdfNode {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 50, 90],
      body: [
        [columnHead('Description'), columnHead('Quantity', 'right'), columnHead('Amount', 'right')],
        ...rows.map((line): PdfNode[] => [
          {
            stack: [
              { text: typed(line.name), bold: true },
              { text: line.detail, color: QUIET },
            ],
          },
          { text: String(line.quantity), alignment: 'right' },
          { text: money(line.amountMinor), alignment: 'right' },
        ]),
      ],
    },
    layout: hairlines,
    margin: [0, 0, 0, 12],
  }
}

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
