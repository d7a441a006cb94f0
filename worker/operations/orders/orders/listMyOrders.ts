import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { pausesOf } from '#database/queries/orders/lineChanges.ts'
import {
  COUNTED_ROWS,
  listOrders,
  type OrderListEntry,
} from '#database/queries/orders/orderList.ts'
import { lineFlags, type CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import type { PausableTime } from '#domain/orders/order/pause/pause.types.ts'
import { pausedBy } from '#domain/orders/order/pause/pauseLine.ts'
import { lineStateName } from '#domain/orders/order/pause/pauseWords.ts'
import type {
  OrderListPage,
  OrderListQuery,
  OrderListRow,
} from '#domain/orders/order/orderList.types.ts'
import { timeShare } from '#domain/orders/order/changes/timeShare.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { legendStatus } from '#domain/orders/order/line/statusLegend.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { recentDays } from '../views/recentDays.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** A page of one's own orders, a line a row (Orders 1). Raises no_access. */
export async function listMyOrders(
  context: OperationContext,
  query: OrderListQuery,
): Promise<OrderListPage> {
  const { db, now } = context
  const { id } = ownAccount(context)
  const { rows, counted } = await listOrders(db, id, query)
  const lineIds = rows.map(({ lineId }) => lineId)
  const [creativesOf, daysOf, paused] = await Promise.all([
    countCreatives(db, lineIds),
    recentDays(context, rows),
    pausesOf(db, lineIds),
  ])
  return {
    rows: rows.map((row) =>
      orderListRow(
        { ...row, ...paused.get(row.lineId) },
        creativesOf(row.lineId),
        now,
        daysOf(row.lineId),
      ),
    ),
    page: query.page,
    pageSize: query.pageSize,
    total: Math.min(counted, COUNTED_ROWS),
    isTotalExact: counted <= COUNTED_ROWS,
  }
}

/** What a person sees of a line. */
export function orderListRow(
  row: OrderListEntry & PausableTime,
  creatives: CreativeCounts,
  now: Date,
  recentDays: number[] = [],
): OrderListRow {
  const { bookedImpressions, deliveredImpressions } = row
  return {
    orderId: row.orderId,
    lineId: row.lineId,
    number: formatOrderNumber(row.number),
    position: row.position,
    advertiser: row.advertiser,
    name: row.name,
    type: row.type,
    mediaType: row.mediaType,
    currency: row.currency,
    totalMinor: row.totalMinor,
    startDate: row.startDate,
    endDate: row.endDate,
    orderState: row.orderState,
    state: row.state,
    stateName: lineStateName(row.state, pausedBy(row)),
    pausedBy: pausedBy(row),
    status: legendStatus(row),
    flags: lineFlags(row, creatives, now),
    delivery: {
      bookedImpressions,
      deliveredImpressions,
      share: bookedImpressions > 0 ? Math.min(1, deliveredImpressions / bookedImpressions) : 0,
      timeShare: timeShare(row, now),
      recentDays,
    },
    createdAt: row.createdAt,
  }
}
