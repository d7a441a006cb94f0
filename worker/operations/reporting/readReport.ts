import { type Deliveries, readHomes } from '#database/deliveries.ts'
import { countParts } from '#database/queries/delivery/closedDeliveries.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { pauseViews } from '#domain/orders/order/pause/pausedTime.ts'
import { formatPause } from '#domain/orders/order/pause/formatPause.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { assembleReport } from '#domain/reporting/report/assembleReport.ts'
import type { CountedPart } from '#domain/reporting/figures/deliveryCounts.ts'
import { addParts, partsOfRows } from '#domain/reporting/sharing/hourRows.ts'
import { periodHours, type ReportQuery } from '#domain/reporting/figures/period.ts'
import type { ReportNews, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { nearDeliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openArchive } from '#worker/operations/delivery/openArchive.ts'
import { makeGoodOffers } from '#worker/operations/orders/settlement/makeGoodOffers.ts'
import { reportCarrier } from './reportCarrier.ts'
import { openReport, type OpenReport, type ReportAccess } from './openReport.ts'
import { reportedLines } from './reportedLines.ts'
import { rowNames } from './rowNames.ts'
import { withPictures } from './rowPictures.ts'

/** Id and days of a report, and its credentials. */
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

/** An open report with its current figures. */
export async function reportView(
  context: OperationContext,
  report: OpenReport,
  query: ReportQuery,
): Promise<ReportView> {
  const lineIds = report.lines.map(({ id: lineId }) => lineId)
  const deliveries = await nearDeliveriesOf(context)
  const [lines, parts, makeGoods, carrier] = await Promise.all([
    reportedLines(context, report),
    partsOf(context, deliveries, lineIds, periodHours(query)),
    openChoices(context, report),
    reportCarrier(context, report.stored.order),
  ])
  const nameOf = await withPictures(context, parts, rowNames(context, parts))
  const asOf = context.now.toISOString()
  return {
    ...reportHead(report),
    carrier,
    makeGoods,
    pauses: pausesIn(report, context.now),
    asOf,
    zone: query.zone,
    from: query.from ?? null,
    to: query.to ?? null,
    ...assembleReport(lines, parts, { query, asOf, nameOf }),
  }
}

const DAY_HOURS = 24

/** Counts of lines in some hours. Hours of partial days come from files if they are archived. */
async function partsOf(
  context: OperationContext,
  deliveries: Deliveries,
  lineIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<CountedPart[]> {
  const [archive, parts] = await Promise.all([
    openArchive(context, deliveries, lineIds),
    readHomes(deliveries, lineIds, (db, own) => countParts(db, own, { from, to })),
  ])
  const firstDay = Math.ceil(from / DAY_HOURS) * DAY_HOURS
  const endDay = Math.max(firstDay, Math.floor(to / DAY_HOURS) * DAY_HOURS)
  const begun = [
    { from, to: Math.min(firstDay, to) },
    { from: endDay, to },
  ].filter((hours) => hours.from < hours.to)
  const archived = lineIds.flatMap((lineId) =>
    begun
      .filter((hours) => hours.from < archive.untilHour(lineId))
      .map(async (hours) => partsOfRows(await archive.rows(lineId, hours))),
  )
  return archived.length === 0
    ? parts
    : addParts([...parts, ...(await Promise.all(archived)).flat()])
}

/** Pauses of its campaigns as text, with the campaign's name if there are several. */
const pausesIn = ({ lines }: OpenReport, now: Date): string[] =>
  lines.flatMap(({ name, plan, pauses }) =>
    pauseViews(pauses, plan.runtime.timeZone, now).map((pause) =>
      lines.length === 1 ? formatPause(pause) : `${name}: ${formatPause(pause)}`,
    ),
  )

/** Only the buyer chooses. */
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

/** Figures of a report that change while it is open. Raises order_not_found. */
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
