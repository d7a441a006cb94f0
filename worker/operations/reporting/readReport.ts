import { countParts } from '#database/queries/delivery/closedDeliveries.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { pauseViews } from '#domain/orders/order/pause/pausedTime.ts'
import { pauseWords } from '#domain/orders/order/pause/pauseWords.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { assembleReport } from '#domain/reporting/report/assembleReport.ts'
import { periodHours, type ReportQuery } from '#domain/reporting/figures/period.ts'
import type { ReportNews, ReportView } from '#domain/reporting/report/reportView.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { makeGoodOffers } from '#worker/operations/orders/settlement/makeGoodOffers.ts'
import { openReport, type OpenReport, type ReportAccess } from './openReport.ts'
import { reportedLines } from './reportedLines.ts'
import { rowNames } from './rowNames.ts'
import { withPictures } from './rowPictures.ts'

/** Which report, of which days, and what opens it. */
export interface ReportRequest {
  id: string
  query: ReportQuery
  access: ReportAccess
}

/** The report of a line or an order (Reporting 1). Raises order_not_found. */
export async function readReport(
  context: OperationContext,
  { id, query, access }: ReportRequest,
): Promise<ReportView> {
  return await reportView(context, await openReport(context, id, access), query)
}

/** An open report as it stands now. */
export async function reportView(
  context: OperationContext,
  report: OpenReport,
  query: ReportQuery,
): Promise<ReportView> {
  const lineIds = report.lines.map(({ id: lineId }) => lineId)
  const [lines, parts, makeGoods] = await Promise.all([
    reportedLines(context, report),
    countParts(context.db, lineIds, periodHours(query)),
    openChoices(context, report),
  ])
  const nameOf = await withPictures(context, parts, rowNames(context, parts))
  const asOf = context.now.toISOString()
  return {
    ...reportHead(report),
    makeGoods,
    pauses: pausesIn(report, context.now),
    asOf,
    zone: query.zone,
    from: query.from ?? null,
    to: query.to ?? null,
    ...assembleReport(lines, parts, { query, asOf, nameOf }),
  }
}

/** The pauses of its campaigns in words, with the campaign's name where there are several. */
const pausesIn = ({ lines }: OpenReport, now: Date): string[] =>
  lines.flatMap(({ name, plan, pauses }) =>
    pauseViews(pauses, plan.runtime.timeZone, now).map((pause) =>
      lines.length === 1 ? pauseWords(pause) : `${name}: ${pauseWords(pause)}`,
    ),
  )

/** Only who ordered chooses. */
const openChoices = async (context: OperationContext, { stored, lines, reader }: OpenReport) =>
  reader === 'owner' ? await makeGoodOffers(context, { order: stored.order, lines }) : []

function reportHead({ id, stored, lines, reader }: OpenReport) {
  const { order, invoice } = stored
  const number = formatOrderNumber(order.number)
  const [only] = lines
  return {
    id,
    order: { id: order.id, number },
    reader,
    title: only && lines.length === 1 ? only.name : `Order ${number}`,
    advertiser: order.advertiser.name,
    invoice: reader === 'guest' ? null : { id: invoice.id, number: formatInvoiceNumber(invoice) },
  }
}

/** The figures of a report that move while it is open. Raises order_not_found. */
export async function readReportNews(
  context: OperationContext,
  { id, query, access }: ReportRequest,
): Promise<ReportNews> {
  const report = await openReport(context, id, access)
  const lines = await reportedLines(context, report)
  const asOf = context.now.toISOString()
  const nameOf = () => ({ name: '', detail: '' })
  const { totals, pace } = assembleReport(lines, [], { query, asOf, nameOf })
  const { deliveredImpressions, spentUsdMinor, remainingUsdMinor } = pace
  return { asOf, totals, deliveredImpressions, spentUsdMinor, remainingUsdMinor }
}
