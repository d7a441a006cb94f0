import { readHomes } from '#database/deliveries.ts'
import {
  countMonths,
  listLinesOfScope,
  listMonthlySpend,
} from '#database/queries/delivery/monthlyFigures.ts'
import type { OrderScope } from '#database/queries/accounts/teamOrders.ts'
import { joinFigures, type MonthlyFigure } from '#domain/orders/calendar/monthlyFigures.ts'
import { nearDeliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readOwnOrders } from '../access/orderRights.ts'

const MONTHS = 24

/**
 * Spend and delivery of all campaigns of the caller and the team, or of one client, by month (UTC) and medium, for two
 * years. Raises no_access, client_not_found.
 */
export async function readMonths(
  context: OperationContext,
  clientId: string | null = null,
): Promise<MonthlyFigure[]> {
  const { db, now } = context
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1))
  const since = first.toISOString().slice(0, 10)
  const read = async (scope: OrderScope) => {
    const [spent, delivered] = await Promise.all([
      listMonthlySpend(db, scope, since),
      listMonthlyDelivery(context, scope, since),
    ])
    return joinFigures(spent, delivered)
  }
  return await readOwnOrders(context, 'readOrders', read, clientId)
}

/** Valid impressions and plays of a scope's lines on closed days by month and medium, since a day. */
async function listMonthlyDelivery(
  context: OperationContext,
  scope: OrderScope,
  since: string,
): Promise<Omit<MonthlyFigure, 'spentUsdMinor'>[]> {
  const lines = await listLinesOfScope(context.db, scope)
  const mediaOf = new Map(lines.map(({ lineId, mediaType }) => [lineId, mediaType]))
  const counted = await readHomes(
    await nearDeliveriesOf(context),
    [...mediaOf.keys()],
    (db, lineIds) => countMonths(db, lineIds, since),
  )
  return counted.flatMap(({ lineId, month, delivered }) => {
    const mediaType = mediaOf.get(lineId)
    return mediaType ? [{ month, mediaType, delivered }] : []
  })
}
