import { connect } from '#database/connection.ts'
import { COUNTED_ROWS, listOrders, type OrderListEntry } from '#database/queries/orderList.ts'
import { lineFlags } from '#domain/order/lineFlags.ts'
import { LINE_STATE_NAMES } from '#domain/order/lineState.ts'
import type { OrderListPage, OrderListQuery, OrderListRow } from '#domain/order/orderList.types.ts'
import { formatOrderNumber } from '#domain/order/orderNumber.ts'
import { legendStatus } from '#domain/order/statusLegend.ts'
import type { OperationContext } from '../../env.ts'
import { ownAccount } from '../accounts/ownAccount.ts'

/** A page of one's own orders, a line a row (spec §2, Orders list). Raises no_access. */
export async function listMyOrders(
  context: OperationContext,
  query: OrderListQuery,
): Promise<OrderListPage> {
  const { env, now } = context
  const { id } = ownAccount(context)
  const { rows, counted } = await listOrders(connect(env.DB), id, query)
  return {
    rows: rows.map((row) => orderListRow(row, now)),
    page: query.page,
    pageSize: query.pageSize,
    total: Math.min(counted, COUNTED_ROWS),
    isTotalExact: counted <= COUNTED_ROWS,
  }
}

/** What a person sees of a line. */
export function orderListRow(row: OrderListEntry, now: Date): OrderListRow {
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
    stateName: LINE_STATE_NAMES[row.state],
    status: legendStatus({ ...row, hasPendingModification: false }),
    flags: lineFlags(row, now),
    delivery: {
      bookedImpressions,
      deliveredImpressions,
      share: bookedImpressions > 0 ? Math.min(1, deliveredImpressions / bookedImpressions) : 0,
    },
    createdAt: row.createdAt,
  }
}
