import { connect } from '#database/connection.ts'
import { COUNTED_ROWS, listOrders, type OrderListEntry } from '#database/queries/orderList.ts'
import type { Account } from '#domain/account/account.types.ts'
import { lineFlags } from '#domain/order/lineFlags.ts'
import { LINE_STATE_NAMES } from '#domain/order/lineState.ts'
import type {
  OrderListPage,
  OrderListQuery,
  OrderListRow,
} from '#domain/order/orderList.types.ts'
import { legendStatus } from '#domain/order/statusLegend.ts'
import type { OperationContext } from '../../env.ts'

/** A page of an account's orders, a line a row (spec §2, Orders list). */
export async function listMyOrders(
  { env, now }: Pick<OperationContext, 'env' | 'now'>,
  account: Account,
  query: OrderListQuery,
): Promise<OrderListPage> {
  const { rows, counted } = await listOrders(connect(env.DB), account.id, query)
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
    number: row.number,
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
    status: legendStatus({ state: row.state, hasPendingModification: false }),
    flags: lineFlags(row, now),
    delivery: {
      bookedImpressions,
      deliveredImpressions,
      share: bookedImpressions > 0 ? Math.min(1, deliveredImpressions / bookedImpressions) : 0,
    },
    createdAt: row.createdAt,
  }
}
