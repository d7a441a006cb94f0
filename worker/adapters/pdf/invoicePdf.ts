import { formatDay } from '#domain/calendar/calendarDay.ts'
import type { InvoiceDocument, InvoiceSum } from '#domain/invoice/invoiceDocument.ts'
import { formatMoney } from '#domain/money/money.ts'
import { brandColor } from '../brandColor.ts'
import type { PdfDefinition, PdfNode } from './pdfDefinition.ts'
import { hairlines, typed } from './pdfParts.ts'

const INK = brandColor('ink')
const QUIET = brandColor('ink-2')
const COBALT = brandColor('cobalt')

/** An invoice or credit note as a printed document: seller, buyer, lines, coupons, taxes and their rule, page numbers. */
export function invoicePdf(document: InvoiceDocument): PdfDefinition {
  const { title, number, seller } = document
  return {
    pageSize: document.pageSize,
    pageMargins: [54, 54, 54, 64],
    info: {
      title: `${title} ${number}`,
      author: seller.address[0] ?? '',
      creationDate: new Date(`${document.issuedOn}T00:00:00Z`),
    },
    content: [
      { text: 'AdMarket Direct', bold: true, fontSize: 13, color: COBALT },
      parties(document),
      { text: `${title} ${number}`, bold: true, fontSize: 20, margin: [0, 0, 0, 10] },
      facts(document),
      lineTable(document),
      // The sums never stand without their notes.
      { stack: [sums(document), ...notes(document)], unbreakable: true },
    ],
    styles: {
      label: { color: QUIET, fontSize: 8 },
      note: { color: INK, fontSize: 9, margin: [0, 0, 0, 5] },
    },
    footer: (currentPage, pageCount) => ({
      columns: [
        { text: `${title} ${number}`, style: 'label' },
        { text: `Page ${currentPage} of ${pageCount}`, style: 'label', alignment: 'right' },
      ],
      margin: [54, 20, 54, 0],
    }),
  }
}

const notes = (document: InvoiceDocument): PdfNode[] =>
  [document.taxRule, ...document.notes].map((text) => ({ text, style: 'note' }))

const lines = (texts: readonly string[]): PdfNode[] => texts.map((text) => ({ text: typed(text) }))

function parties({ seller, buyer, advertiser }: InvoiceDocument): PdfNode {
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: 'Billed to', style: 'label' },
          ...lines(buyer.address),
          ...(buyer.vatId ? [{ text: `VAT ID ${buyer.vatId}` }] : []),
          { text: [{ text: 'Advertiser: ' }, { text: typed(advertiser) }], color: QUIET },
        ],
      },
      {
        width: 200,
        stack: [
          { text: 'From', style: 'label' },
          ...lines([...seller.address, seller.taxId, seller.email]),
        ],
      },
    ],
    columnGap: 24,
    margin: [0, 24, 0, 28],
  }
}

function facts(document: InvoiceDocument): PdfNode {
  const all: [string, string][] = [
    ['Date', formatDay(document.issuedOn)],
    ['Order', `${document.orderNumber}, ${formatDay(document.orderedOn)}`],
    ...(document.dueOn ? [['Due', formatDay(document.dueOn)] satisfies [string, string]] : []),
    ['Currency', document.currency],
  ]
  return {
    columns: all.map(([label, text]) => ({
      width: 'auto',
      stack: [{ text: label, style: 'label' }, { text }],
      margin: [0, 0, 26, 0],
    })),
    margin: [0, 0, 0, 18],
  }
}

function lineTable({ lines: rows, currency }: InvoiceDocument): PdfNode {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const head = (text: string, alignment: 'left' | 'right' = 'left'): PdfNode => ({
    text,
    style: 'label',
    alignment,
  })
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 50, 90],
      body: [
        [head('Description'), head('Quantity', 'right'), head('Amount', 'right')],
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
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: document.currency })
  const taxes =
    document.taxes.length > 0 ? document.taxes : [{ label: document.taxLabel, amountMinor: 0 }]
  const rows: InvoiceSum[] = [
    { label: 'Subtotal', amountMinor: document.subtotalMinor },
    ...document.coupons,
    ...(document.coupons.length > 0 ? [{ label: 'Net', amountMinor: document.netMinor }] : []),
    ...taxes,
  ]
  const cell = (text: string, alignment: 'left' | 'right', bold = false): PdfNode => ({
    text,
    alignment,
    bold,
    ...(bold ? { fontSize: 12 } : {}),
  })
  return {
    columns: [
      { width: '*', text: '' },
      {
        width: 290,
        table: {
          widths: ['*', 'auto'],
          body: [
            ...rows.map(({ label, amountMinor }) => [
              cell(label, 'left'),
              cell(money(amountMinor), 'right'),
            ]),
            [cell('Total', 'left', true), cell(money(document.totalMinor), 'right', true)],
          ],
        },
        layout: hairlines,
      },
    ],
    margin: [0, 0, 0, 22],
  }
}
