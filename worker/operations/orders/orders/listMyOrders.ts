import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { pausesOf } from '#database/queries/orders/lineChanges.ts'
import {
  COUNTED_ROWS,
  listOrders,
  type OrderListEntry,
} from '#database/queries/orders/orderList.ts'
import { labelsOf, type OrderLabelRow } from '#database/queries/orders/orderLabels.ts'
import { ALL_RIGHTS, type OfferedRights } from '#domain/accounts/team/teamRole.ts'
import { lineFlags, type CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import type { PausableTime } from '#domain/orders/order/pause/pause.types.ts'
import { pausedBy } from '#domain/orders/order/pause/pauseLine.ts'
import { lineStateName } from '#domain/orders/order/pause/formatPause.ts'
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
import { ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'
import { readOwnOrders, rightsToOrders } from '../access/orderRights.ts'

/** A page of the caller's orders, one line per row (Orders 1). Raises no_access. */
export async function listMyOrders(
  context: OperationContext,
  query: OrderListQuery,
): Promise<OrderListPage> {
  const { db, now } = context
  const membership = ownMembership(context)
  const { rows, counted } = await readOwnOrders(
    context,
    'readOrders',
    async (scope) => await listOrders(db, scope, query),
    query.client ?? null,
    membership,
  )
  const lineIds = rows.map(({ lineId }) => lineId)
  const [creativesOf, daysOf, paused, labels, rightsOf] = await Promise.all([
    countCreatives(db, lineIds),
    recentDays(context, rows),
    pausesOf(db, lineIds),
    labelsOf(
      db,
      ownAccount(context).id,
      rows.map(({ orderId }) => orderId),
    ),
    rightsToOrders(
      context,
      await membership,
      rows.map(({ orderId }) => orderId),
    ),
  ])
  return {
    rows: rows.map((row) =>
      orderListRow({ ...row, ...paused.get(row.lineId) }, creativesOf(row.lineId), now, {
        recentDays: daysOf(row.lineId),
        labels,
        rights: rightsOf(row.orderId),
      }),
    ),
    page: query.page,
    pageSize: query.pageSize,
    total: Math.min(counted, COUNTED_ROWS),
    isTotalExact: counted <= COUNTED_ROWS,
  }
}

/** A line as a row of the list. */
export function orderListRow(
  row: OrderListEntry & PausableTime,
  creatives: CreativeCounts,
  now: Date,
  {
    recentDays = [],
    labels = [],
    rights = ALL_RIGHTS,
  }: {
    recentDays?: number[]
    labels?: readonly OrderLabelRow[]
    rights?: OfferedRights
  } = {},
): OrderListRow {
  const { bookedImpressions, deliveredImpressions } = row
  const own = labels.filter(({ orderId }) => orderId === row.orderId)
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
    rights,
    pausedBy: pausedBy(row),
    status: legendStatus(row),
    tags: own.filter(({ kind }) => kind === 'tag').map(({ name }) => name),
    folder: own.find(({ kind }) => kind === 'folder')?.name ?? null,
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
