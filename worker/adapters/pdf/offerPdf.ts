import { formatDay } from '#domain/calendar/calendarDay.ts'
import { MEDIA_TYPE_NAMES } from '#domain/media/mediaType.ts'
import { formatUsd } from '#domain/money/amount.ts'
import type { OfferLine } from '#domain/offer/offerContent.types.ts'
import type { OfferDocument } from '#domain/offer/offerDocument.ts'
import {
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

/** An offer as a printed document: for whom and from whom, each line with its plan, figures and screens, sums and terms. */
export function offerPdf(document: OfferDocument): PdfDefinition {
  const { title, seller, version } = document
  return documentFrame({
    title,
    author: seller.address[0] ?? '',
    date: document.issuedOn,
    pageSize: document.pageSize,
    content: [
      partyColumns(
        [label('For'), ...typedLines(document.buyer)],
        [
          label('From'),
          ...typedLines([...seller.address, seller.taxId]),
          { ...label('Who answers'), margin: [0, 8, 0, 0] },
          ...typedLines(document.desk),
        ],
      ),
      headline(title),
      factRow([
        ['Date', formatDay(document.issuedOn)],
        ['Holds until', formatDay(document.lastDay)],
        ['Version', String(version)],
        ['Currency', 'USD'],
      ]),
      lineTable(document.lines),
      {
        stack: [
          sumTable([
            ...document.sums.map(({ label: name, amountMinor }) => ({
              label: name,
              amount: formatUsd(amountMinor),
            })),
            { label: 'Total', amount: formatUsd(document.totalMinor) },
          ]),
          ...noteParagraphs([document.taxRule, ...document.notes]),
        ],
        unbreakable: true,
      },
    ],
  })
}

const right = (text: string): PdfNode => ({ text, alignment: 'right' })

const count = (value: number) => value.toLocaleString('en-US')

function lineTable(lines: readonly OfferLine[]): PdfNode {
  return {
    table: {
      headerRows: 1,
      widths: ['*', 62, 44, 66, 66],
      body: [
        [
          columnHead('Description'),
          columnHead('Views', 'right'),
          columnHead('CPM', 'right'),
          columnHead('Ratecard', 'right'),
          columnHead('Price', 'right'),
        ],
        ...lines.map((line): PdfNode[] => [
          { stack: description(line) },
          right(line.impressions ? count(line.impressions.mid) : ''),
          right(line.cpmMinor > 0 ? formatUsd(line.cpmMinor) : ''),
          right(formatUsd(line.ratecardMinor)),
          right(formatUsd(line.price.listMinor)),
        ]),
      ],
    },
    layout: hairlines,
    margin: [0, 0, 0, 12],
  }
}

function description(line: OfferLine): PdfNode[] {
  const medium = MEDIA_TYPE_NAMES[line.mediaType]
  const what = line.type === 'campaign' ? `Campaign, ${medium}` : `Ad creation, ${medium}`
  const quantity = line.quantity > 1 ? `, ${line.quantity} times` : ''
  return [
    { text: typed(line.name), bold: true },
    { text: `${what}${quantity}`, color: QUIET },
    ...line.facts.map(({ label: name, value }) => ({
      text: [{ text: `${name}: ` }, { text: typed(value) }],
      fontSize: 8.5,
    })),
    ...line.screens.map((screen) => ({
      text: `Screen: ${screen.name}, ${screen.detail}, ${count(screen.weeklyViews)} views a week, ${formatUsd(screen.cpmMinor)} CPM`,
      fontSize: 8.5,
    })),
    ...(line.reach > 0
      ? [
          {
            text: `Reaches ${count(line.reach)} people, ${line.frequency.toFixed(1)} times each on average (estimate)`,
            fontSize: 8.5,
          },
        ]
      : []),
  ]
}
