import { homeOf } from '#database/deliveries.ts'
import { listCountedRows } from '#database/queries/delivery/deliveryReport.ts'
import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import type { ReportedLine } from '#domain/reporting/report/assembleReport.ts'
import { countsOf, type HourCount } from '#domain/reporting/figures/deliveryCounts.ts'
import { countedRowsOf, type CountedRow } from '#domain/reporting/sharing/hourRows.ts'
import {
  exportCells,
  exportHeadings,
  type ExportKind,
} from '#domain/reporting/sharing/exportRows.ts'
import { partViews, type ViewsAPlay } from '#domain/reporting/plays/playViews.ts'
import { periodHours } from '#domain/reporting/figures/period.ts'
import { spendBetween } from '#domain/reporting/pace/reconciliation.ts'
import { hourKey, zoneClock } from '#domain/reporting/figures/zoneClock.ts'
import { nearDeliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import { rowStream } from '#worker/adapters/rowStream.ts'
import { xlsxStream } from '#worker/adapters/xlsxStream.ts'
import { openArchive } from '#worker/operations/delivery/openArchive.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openReport } from './openReport.ts'
import type { ReportRequest } from './readReport.ts'
import { reportedLines } from './reportedLines.ts'
import { rowNames } from './rowNames.ts'

type Cells = (string | number)[]

/** Approximate rows per read: a Worker's memory holds a hundred times as much. */
const ROWS_AT_ONCE = 5_000
const MOST_HOURS_AT_ONCE = 24

/**
 * A report as a file, one row per hour, publisher, creative, format and place. Streamed some hours at a time, so its
 * length does not matter. Raises order_not_found before the first byte.
 */
export async function exportReport(
  context: OperationContext,
  request: ReportRequest & { kind: Exclude<ExportKind, 'pdf'> },
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const report = await openReport(context, request.id, request.access)
  const lines = await reportedLines(context, report)
  const rows = exportRows(context, lines, request)
  const headings = exportHeadings(request.query.zone)
  const name = `report-${report.stored.order.number}-${context.now.toISOString().slice(0, 10)}`
  return request.kind === 'csv'
    ? { name: `${name}.csv`, body: rowStream(CSV_START + csvLine(headings), csvRows(rows)) }
    : { name: `${name}.xlsx`, body: xlsxStream(headings, rows) }
}

/** All rows of a report's file, in batches. */
async function* exportRows(
  context: OperationContext,
  lines: readonly ReportedLine[],
  { query }: Pick<ReportRequest, 'query'>,
): AsyncGenerator<Cells[]> {
  const clock = zoneClock(query.zone)
  const period = periodHours(query)
  const rowsOf = await openRows(
    context,
    lines.map(({ line }) => line.id),
  )
  for (const { line, hours, money, viewsAPlay } of lines) {
    const all = countsOf(hours).impressions
    let before = countsOf(hours.filter(({ hour }) => hour < period.from)).impressions
    const own = hours.map(({ hour }) => hour)
    const first = own.reduce((least, hour) => Math.min(least, hour), Infinity)
    const last = own.reduce((most, hour) => Math.max(most, hour), -Infinity)
    const to = Math.min(period.to, last + 1)
    let atOnce = 1
    for (let from = Math.max(period.from, first), until = from; from < to; from = until) {
      until = Math.min(to, from + atOnce)
      const counted = await rowsOf(line.id, { from, to: until })
      atOnce = nextHours(atOnce, counted.length)
      const nameOf = await rowNames(context, counted)
      const views = viewsAPlay ? rowViews(counted, hours, viewsAPlay) : counted
      yield views.map((row) => {
        const spendUsdMinor = spendBetween(money, { before, within: row.impressions, all })
        before += row.impressions
        return exportCells({
          ...row,
          time: clock(row.hour),
          utcHour: hourKey(row.hour),
          campaign: line.name,
          medium: MEDIA_TYPE_NAMES[line.mediaType],
          publisher: nameOf('publisher', row.productId).name,
          creative: nameOf('creative', row.versionId).name,
          format: nameOf('format', row.formatId).name,
          place: nameOf('place', row.place).name,
          spendUsdMinor,
        })
      })
    }
  }
}

/** Reads rows of lines in some hours, from files if they are archived. */
async function openRows(context: OperationContext, lineIds: readonly string[]) {
  const deliveries = await nearDeliveriesOf(context)
  const archive = await openArchive(context, deliveries, lineIds)
  return async (lineId: string, { from, to }: { from: number; to: number }) => {
    const archived = archive.untilHour(lineId)
    const rows = from < archived ? countedRowsOf(await archive.rows(lineId, { from, to })) : []
    if (to <= archived) return rows
    const stored = { from: Math.max(from, archived), to }
    return [...rows, ...(await listCountedRows(homeOf(deliveries, lineId), lineId, stored))]
  }
}

/** Number of hours for the next read, from the rows of the last one: as many as fit, never many more at once. */
const nextHours = (hours: number, rows: number): number =>
  Math.max(
    1,
    Math.min(MOST_HOURS_AT_ONCE, hours * 2, Math.floor((ROWS_AT_ONCE * hours) / Math.max(1, rows))),
  )

/** Rows of a billboard campaign with the views of their plays; the rows of an hour add up to the hour. */
function rowViews(
  rows: readonly CountedRow[],
  hours: readonly HourCount[],
  viewsAPlay: ViewsAPlay,
): CountedRow[] {
  return [...Map.groupBy(rows, ({ hour }) => hour)].flatMap(([hour, ofHour]) => {
    const { impressions } = countsOf(hours.filter((one) => one.hour === hour))
    const plays = ofHour.map((row) => ({
      kind: 'play' as const,
      productId: row.productId,
      count: row.plays,
      row,
    }))
    return partViews(plays, impressions, viewsAPlay).map((part) =>
      Object.assign({}, part.row, { impressions: part.impressions }),
    )
  })
}

async function* csvRows(rows: AsyncGenerator<Cells[]>): AsyncGenerator<string> {
  for await (const some of rows) yield some.map((cells) => csvLine(cells)).join('')
}
