import type { Database } from '#database/connection.ts'
import { readHomes } from '#database/deliveries.ts'
import { countHours } from '#database/queries/delivery/closedDeliveries.ts'
import { listReportedScreens } from '#database/queries/delivery/deliveryReport.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import { isStill } from '#domain/orders/order/line/lineState.ts'
import { isPaused, pausedBy } from '#domain/orders/order/pause/pauseLine.ts'
import { lineStateName } from '#domain/orders/order/pause/formatPause.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import { flightInstants } from '#domain/foundation/calendar/flight.ts'
import { runningBalance } from '#domain/orders/order/changes/runningBalance.ts'
import { legendStatus } from '#domain/orders/order/line/statusLegend.ts'
import type { ReportedLine } from '#domain/reporting/report/assembleReport.ts'
import { playViews, type ViewsAPlay } from '#domain/reporting/plays/playViews.ts'
import { countsOf, type HourCount } from '#domain/reporting/figures/deliveryCounts.ts'
import type { LineMoney } from '#domain/reporting/pace/reconciliation.ts'
import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import { nearDeliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { stopFacts } from '#worker/operations/orders/settlement/settleLine.ts'
import type { CampaignLine, OpenReport } from './openReport.ts'

/** Campaigns of a report with their counts and amounts. */
export async function reportedLines(
  context: Pick<OperationContext, 'env' | 'db' | 'now'>,
  { stored, lines }: OpenReport,
): Promise<ReportedLine[]> {
  const { db, now } = context
  const isBillboard = ({ mediaType }: CampaignLine) => countsPlays(mediaType)
  const [hours, entries] = await Promise.all([
    readHomes(
      await nearDeliveriesOf(context),
      lines.map(({ id }) => id),
      countHours,
    ),
    listLedger(db, stored.order.id),
  ])
  const viewsAPlay = await viewsOfScreens(db, hours)
  const hoursOf = Map.groupBy(hours, ({ lineId }) => lineId)
  return lines.map((line) => {
    const counted = hoursOf.get(line.id) ?? []
    const own = isBillboard(line) ? playViews(counted, viewsAPlay) : counted
    return {
      line: lineFacts(line, stored),
      plan: {
        ...line.plan,
        runtime: runtimeOf(line),
        pauses: (line.pauses ?? []).map(({ from, until, movedDays }) => ({
          from,
          until: until ?? now.toISOString(),
          movedDays,
        })),
      },
      hours: own,
      money: moneyOf(
        { stored, line, hours: own },
        entries.filter(({ lineId }) => lineId === line.id),
        now,
      ),
      bookedDelivered: line.deliveredImpressions,
      isOver: isStill(line.state),
      isPaused: isPaused(line),
      viewsAPlay: isBillboard(line) ? viewsAPlay : null,
    }
  })
}

async function viewsOfScreens(
  db: Database,
  hours: readonly { productId: string }[],
): Promise<ViewsAPlay> {
  const ids = [...new Set(hours.flatMap(({ productId }) => productId || []))]
  const screens = ids.length > 0 ? await listReportedScreens(db, ids) : []
  const views = new Map(screens.map((screen) => [screen.id, screen.viewsAPlay]))
  return (productId) => views.get(productId) ?? 0
}

/** Its dates may have been moved since it was planned. */
const runtimeOf = ({ plan, startDate, endDate }: CampaignLine) => ({
  ...plan.runtime,
  startDate: startDate ?? plan.runtime.startDate,
  endDate: endDate ?? plan.runtime.endDate,
})

/** A campaign as named in a report, with its current dates. */
export function lineFacts(
  line: CampaignLine,
  { order }: OpenReport['stored'],
): ReportedLine['line'] {
  const runtime = runtimeOf(line)
  const instants = flightInstants(runtime)
  return {
    id: line.id,
    name: line.name,
    mediaType: line.mediaType,
    status: legendStatus({ state: line.state, orderState: order.state }),
    stateName: lineStateName(line.state, pausedBy(line)),
    startsAt: line.startsAt ?? instants.startsAt,
    endsAt: line.stoppedAt ?? line.endsAt ?? instants.endsAt,
    timeZone: runtime.timeZone,
    bookedImpressions: line.impressions?.mid ?? 0,
  }
}

/** Amounts of a line. While it runs, by the ledger's rule and the current counts; nothing counted is nothing spent. */
function moneyOf(
  known: { stored: OpenReport['stored']; line: CampaignLine; hours: readonly HourCount[] },
  entries: readonly LedgerEntry[],
  now: Date,
): LineMoney {
  const { stored, line, hours } = known
  const facts = stopFacts({ order: stored.order, line, entries })
  const deliveredImpressions = countsOf(hours).impressions
  const balance = facts
    ? runningBalance({ ...facts, deliveredImpressions }, now)
    : lineBalance(entries)
  return {
    bookedImpressions: line.impressions?.mid ?? 0,
    budgetUsdMinor: balance.paidUsdMinor + balance.dueUsdMinor,
    spentUsdMinor: balance.deliveredUsdMinor,
    remainingUsdMinor: balance.remainingUsdMinor + balance.dueUsdMinor,
    returnedUsdMinor: balance.couponsUsdMinor + balance.creditsUsdMinor,
  }
}
