import { isolatedName } from '#domain/foundation/wording/isolateRtl.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaType.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { OfferLine, OfferScreen } from '#domain/sales/offer/offerContent.types.ts'
import { formatQuantity, formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { OfferDocument } from '#domain/sales/offer/offerDocument.ts'
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
import { lineColumns, lineTable } from './lineTable.ts'
import { typed, withHue } from './pdfParts.ts'

/**
 * An offer as a printed document: recipient and sender, each line with its plan, figures and screens, sums and terms.
 */
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
      lineTable({
        widths: WIDTHS,
        head: [
          columnHead('Description'),
          columnHead('Views', 'right'),
          columnHead('CPM', 'right'),
          columnHead('Ratecard', 'right'),
          columnHead('Price', 'right'),
        ],
        lines: document.lines.map(offerLine),
        ending: [
          sumTable([
            ...document.sums.map(({ label: name, amountMinor }) => ({
              label: name,
              amount: formatUsd(amountMinor),
            })),
            { label: 'Total', amount: formatUsd(document.totalMinor) },
          ]),
          ...noteParagraphs([document.taxRule, ...document.notes]),
        ],
      }),
    ],
  })
}

const right = (text: string): PdfNode => ({ text, alignment: 'right' })

const count = (value: number) => formatCount(value)

const WIDTHS = ['*', 62, 44, 66, 66] as const

const small = (text: PdfNode['text'] & {}): PdfNode => ({ text, fontSize: 8.5 })

/** Letters per line and lines that stay with the name, so that they and the sums fit on a page. */
const LETTERS_OF_A_LINE = 100
const LINES_WITH_NAME = 18

/** A line with its plan below the columns; content beyond a page continues in separate parts. */
function offerLine(line: OfferLine): PdfNode[] {
  const medium = MEDIA_TYPE_NAMES[line.mediaType]
  const what = line.type === 'campaign' ? `Campaign, ${medium}` : `Ad creation, ${medium}`
  const quantity = line.quantity > 1 ? `, ${line.quantity} times` : ''
  const columns = lineColumns(WIDTHS, [
    withHue(line.mediaType, {
      stack: [
        { text: typed(line.name), bold: true },
        { text: `${what}${quantity}`, color: QUIET },
      ],
    }),
    right(line.impressions ? count(line.impressions.mid) : ''),
    right(line.cpmMinor > 0 ? formatUsd(line.cpmMinor) : ''),
    right(formatUsd(line.ratecardMinor)),
    right(formatUsd(line.price.listMinor)),
  ])
  const facts = factsOf(line)
  let lines = 0
  const above = facts.filter((fact) => (lines += fact.lines) <= LINES_WITH_NAME)
  const below = facts.slice(above.length)
  return [
    { stack: [columns, ...above.map(({ node }) => node)] },
    ...below.map(({ node }) => node),
    ...line.screens.map(screenOf),
  ]
}

/** Plan and reach as texts, each with the number of lines it takes. */
function factsOf({ facts, reach, frequency }: OfferLine): { node: PdfNode; lines: number }[] {
  const planned = facts.map(({ label: name, value }) => ({
    node: small([{ text: `${name}: ` }, { text: typed(value) }]),
    lines: Math.ceil((name.length + value.length) / LETTERS_OF_A_LINE),
  }))
  if (reach === 0) return planned
  const people = formatQuantity(reach, 'person', 'people')
  const times = `${frequency.toFixed(1)} times each on average (estimate)`
  return [...planned, { node: small(`Reaches ${people}, ${times}`), lines: 1 }]
}

const screenOf = (screen: OfferScreen): PdfNode =>
  small(
    `Screen: ${isolatedName(screen.name)}, ${isolatedName(screen.detail)}, ${formatQuantity(screen.weeklyViews, 'view', 'views')} a week, ${formatUsd(screen.cpmMinor)} CPM`,
  )
