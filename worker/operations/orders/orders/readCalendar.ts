import { pausesOf } from '#database/queries/orders/lineChanges.ts'
import { listBookedFlights, listDraftFlights } from '#database/queries/orders/flightCalendar.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import {
  calendarSpan,
  type CalendarFlight,
  type FlightCalendar,
} from '#domain/orders/calendar/flightCalendar.ts'
import { pausedBy } from '#domain/orders/order/pause/pauseLine.ts'
import { lineStateName } from '#domain/orders/order/pause/formatPause.ts'
import { earliestStart } from '#domain/planning/campaign/leadTime.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readOwnOrders } from '../access/orderRights.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

const MOST_FLIGHTS = 300
const MOST_DRAFTS = 100

/**
 * Twelve weeks of the caller's and the team's campaigns and of the caller's drafts, from the week of a day (Orders 21).
 * Raises no_access, client_not_found.
 */
export async function readCalendar(
  context: OperationContext,
  { from, client: clientId = null }: { from: string; client?: string | null },
): Promise<FlightCalendar> {
  const { db, now } = context
  const { id: accountId } = ownAccount(context)
  const span = calendarSpan(from)
  const [booked, drafts] = await Promise.all([
    readOwnOrders(
      context,
      'readOrders',
      async (scope) => await listBookedFlights(db, scope, { ...span, limit: MOST_FLIGHTS + 1 }),
      clientId,
    ),
    listDraftFlights(db, { accountId, clientId, ...span, limit: MOST_DRAFTS + 1 }),
  ])
  const paused = await pausesOf(
    db,
    booked.map(({ row }) => row.lineId),
  )
  const flights: CalendarFlight[] = [
    ...booked.slice(0, MOST_FLIGHTS).map(({ row, country }) => ({
      kind: 'booked' as const,
      id: row.lineId,
      orderId: row.orderId,
      name: row.name,
      advertiser: row.advertiser,
      mediaType: row.mediaType,
      country: country ?? '',
      startDate: row.startDate ?? '',
      endDate: row.endDate ?? '',
      stateName: lineStateName(row.state, pausedBy({ ...row, ...paused.get(row.lineId) })),
    })),
    ...drafts.slice(0, MOST_DRAFTS).map(({ id, plan, outline }) => ({
      kind: 'draft' as const,
      id,
      name: outline?.title ?? plan.name,
      mediaType: plan.mediaType,
      country: plan.region.country,
      startDate: plan.runtime.startDate,
      endDate: plan.runtime.endDate,
      earliestStart: earliestStart(plan.mediaType, plan.runtime.timeZone, now),
      stepDays: isSoldBySlots(plan.mediaType) ? 7 : 1,
    })),
  ]
  return {
    ...span,
    flights,
    isCut: booked.length > MOST_FLIGHTS || drafts.length > MOST_DRAFTS,
  }
}
