import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { dateFormat } from '#domain/foundation/calendar/dateFormat.ts'
import { isolatedName } from '#domain/foundation/wording/isolateRtl.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import {
  topRows,
  totalRow,
  type BreakdownRow,
  type RowPicture,
  type ReportDimension,
} from '#domain/reporting/figures/breakdown.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { count, percent, countedUnit } from '#domain/reporting/report/figureWords.ts'
import {
  deliveredFigure,
  reportFigures,
  type ReportFigure,
} from '#domain/reporting/report/reportFigures.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { brandColor } from '../brandColor.ts'
import type { PdfDefinition, PdfNode } from './pdfDefinition.ts'
import { DISPLAY_FONT, carrierHead, hairlines, letterhead, typed } from './pdfParts.ts'
import { dayBars } from './wrapUpBars.ts'

const QUIET = brandColor('ink-2')
const PICTURE_BOX: [number, number] = [110, 70]
const PICTURE_GAP = 12
/** Distance from the top of a heading to its content. */
const HEADING_HEIGHT = 46.1

/**
 * A report as a document: its headline, its days, the creatives, their placements and the billed
 * amounts.
 */
export function wrapUpPdf(
  report: ReportView,
  pictures: ReadonlyMap<string, string>,
): PdfDefinition {
  const { title, order, asOf, carrier } = report
  return {
    pageSize: 'A4',
    pageMargins: [54, 54, 54, 64],
    info: {
      title: `Report: ${title}`,
      author: carrier ?? 'AdMarket Direct',
      creationDate: new Date(asOf),
    },
    content: [
      carrier ? carrierHead(carrier) : letterhead(),
      { text: typed(title), font: DISPLAY_FONT, bold: true, fontSize: 22, margin: [0, 18, 0, 2] },
      { text: typed(aboutWords(report)), color: QUIET, margin: [0, 0, 0, 16] },
      headline(report),
      heading(`${capitalized(countedUnit(report.lines))} a day`),
      dayBars(report),
      creativeTable(report, pictures),
      tableOf(
        report,
        'publisher',
        countedUnit(report.lines) === 'views' ? 'Screens' : 'Publishers',
      ),
      tableOf(report, 'place', 'Places'),
      tableOf(report, 'format', 'Formats'),
      billed(report),
    ],
    styles: { label: { color: QUIET, fontSize: 8 } },
    footer: (currentPage, pageCount) => ({
      columns: [
        { text: `Order ${order.number}`, style: 'label' },
        { text: `Page ${currentPage} of ${pageCount}`, style: 'label', alignment: 'right' },
      ],
      margin: [54, 20, 54, 0],
    }),
  }
}

function aboutWords({ lines, advertiser, order, zone, asOf, from, to }: ReportView): string {
  const { ianaZone, label } = TIME_ZONES[zone]
  const dayOf = (iso: string, timeZone: string = ianaZone) => formatInstantDate(iso, timeZone)
  // A campaign's days are in its own time zone.
  const own = TIME_ZONES[lines[0]?.timeZone ?? zone].ianaZone
  const time = dateFormat({
    timeZone: ianaZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(asOf))
  const starts = lines.map(({ startsAt }) => startsAt).sort()
  const ends = lines.map(({ endsAt }) => endsAt).sort()
  const flight = `${dayOf(starts[0] ?? asOf, own)} to ${dayOf(new Date(Date.parse(ends.at(-1) ?? asOf) - 1).toISOString(), own)}`
  const whole = lines.length === 1 ? 'the whole campaign' : 'the whole of each campaign'
  const shown =
    from === null && to === null
      ? whole
      : `${from === null ? 'the beginning' : formatDay(from)} to ${to === null ? 'the end' : formatDay(to)}`
  return `${isolatedName(advertiser)}: order ${order.number}, ${flight}. Shown is ${shown}, as of ${dayOf(asOf)}, ${time}; times are ${label}.`
}

const heading = (text: string): PdfNode => ({
  text,
  font: DISPLAY_FONT,
  bold: true,
  fontSize: 13,
  margin: [0, 18, 0, 6],
})

function headline(report: ReportView): PdfNode {
  const { totals, pace } = report
  const isWhole = report.from === null && report.to === null
  const finish = pace.projection
  const figures: ReportFigure[] = [
    deliveredFigure(report, totals),
    ...reportFigures(report, totals),
    { label: 'Money left', value: formatUsd(pace.remainingUsdMinor), note: '' },
  ]
  if (isWhole && finish)
    figures.push({
      label: 'Most likely at the end',
      value: count(finish.likely),
      note: `${count(finish.low)} to ${count(finish.high)}`,
    })
  const cells = figures.map(({ label, value, note }): PdfNode => ({
    stack: [
      { text: label, style: 'label' },
      { text: value, bold: true, fontSize: 14 },
      { text: note, style: 'label' },
    ],
  }))
  while (cells.length % 4 !== 0) cells.push({ text: '' })
  const rows = Array.from({ length: cells.length / 4 }, (_, at) => cells.slice(at * 4, at * 4 + 4))
  return {
    table: { widths: ['*', '*', '*', '*'], body: rows, dontBreakRows: true },
    layout: hairlines,
  }
}

const head = (text: string, alignment: 'left' | 'right' = 'left'): PdfNode => ({
  text,
  style: 'label',
  alignment,
})
const right = (text: string, bold = false): PdfNode => ({ text, alignment: 'right', bold })

const figureCells = (row: BreakdownRow, bold = false): PdfNode[] => [
  right(count(row.impressions), bold),
  right(percent(row.share), bold),
  right(count(row.clicks), bold),
  right(formatUsd(row.spendUsdMinor), bold),
]
const figureHeads = (report: ReportView): PdfNode[] =>
  [capitalized(countedUnit(report.lines)), 'Share', 'Clicks', 'Spend'].map((text) =>
    head(text, 'right'),
  )
const FIGURE_WIDTHS = [64, 44, 42, 72]
/** Maximum letters of a name next to a picture. */
const LETTERS_BESIDE_PICTURE = 17

/** A table with its heading in the head, so that neither is left alone at the bottom of a page. */
const headWithTitle = (title: string, name: string): PdfNode => ({
  stack: [heading(title), head(name)],
})
const besideTitle = (report: ReportView): PdfNode[] => {
  const margin: PdfNode['margin'] = [0, HEADING_HEIGHT, 0, 0]
  return figureHeads(report).map((cell) => Object.assign(cell, { margin }))
}

function creativeTable(report: ReportView, pictures: ReadonlyMap<string, string>): PdfNode {
  const rows = report.breakdowns.creative
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [PICTURE_BOX[0] + PICTURE_GAP, '*', ...FIGURE_WIDTHS],
      body: [
        [headWithTitle('Creatives', 'Creative'), head(''), ...besideTitle(report)],
        ...rows.map((row): PdfNode[] => {
          const image = pictures.get(row.key)
          return [
            image
              ? { image, fit: PICTURE_BOX }
              : { text: KIND_WORDS[row.picture?.kind ?? 'unknown'], color: QUIET },
            nameCell(row, LETTERS_BESIDE_PICTURE),
            ...figureCells(row),
          ]
        }),
        [{ text: 'All', bold: true }, { text: '' }, ...figureCells(totalRow(rows), true)],
      ],
    },
    layout: hairlines,
  }
}

/** Placeholder of a picture that names its kind. */
const KIND_WORDS = {
  image: 'Picture',
  animated_image: 'Picture in motion',
  video: 'Video',
  audio: 'Audio spot',
  html5: 'HTML5 banner',
  unknown: 'File',
} as const satisfies Record<RowPicture['kind'], string>

const nameCell = ({ name, detail }: BreakdownRow, lettersThatFit?: number): PdfNode => ({
  stack: [
    { text: typed(name, lettersThatFit), bold: true },
    ...(detail ? [{ text: typed(detail, lettersThatFit), style: 'label' }] : []),
  ],
})

function tableOf(report: ReportView, dimension: ReportDimension, title: string): PdfNode {
  const rows = report.breakdowns[dimension]
  const { top, others } = topRows(rows)
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: ['*', ...FIGURE_WIDTHS],
      body: [
        [headWithTitle(title, 'Name'), ...besideTitle(report)],
        ...(others ? [...top, others] : top).map((row) => [nameCell(row)].concat(figureCells(row))),
        [{ text: 'All', bold: true }, ...figureCells(totalRow(rows), true)],
      ],
    },
    layout: hairlines,
  }
}

function billed({ reconciliation: sum, invoice }: ReportView): PdfNode {
  const rows: [string, string][] = [
    ['Counted', count(sum.counted)],
    ['Invalid, never billed', count(sum.invalid)],
    ['Delivered', count(sum.delivered)],
    ...(sum.afterEnd > 0
      ? [
          ['Of these after it was settled, not billed', count(sum.afterEnd)] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ['Billed', `${formatUsd(sum.spentUsdMinor)} for ${count(sum.billed)}`],
    ['Paid or due', formatUsd(sum.budgetUsdMinor)],
    ['Left', formatUsd(sum.remainingUsdMinor)],
    ...(sum.returnedUsdMinor > 0
      ? [['Came back', formatUsd(sum.returnedUsdMinor)] satisfies [string, string]]
      : []),
    ...(invoice ? [['Invoice', invoice.number] satisfies [string, string]] : []),
  ]
  return {
    unbreakable: true,
    stack: [
      heading('What is billed, since the start'),
      {
        table: {
          widths: ['*', 'auto'],
          body: rows.map(([label, value]) => [{ text: label }, right(value)]),
        },
        layout: hairlines,
      },
      ...sum.differences.map((text) => ({ text, color: brandColor('orange') })),
    ],
  }
}
