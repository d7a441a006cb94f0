import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { listOrdersForExport } from '#database/queries/orders/orderList.ts'
import type { OrderListQuery } from '#domain/orders/order/orderList.types.ts'
import { ordersCsv } from '#domain/orders/order/ordersCsv.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { orderListRow } from './listMyOrders.ts'

const MAX_ROWS = 10_000

/** One's own orders as a CSV file, filtered and sorted as the list; the first 10,000 rows. Raises no_access. */
export async function exportMyOrders(
  context: OperationContext,
  query: OrderListQuery,
): Promise<string> {
  const { db, now } = context
  const { id } = ownAccount(context)
  const rows = await listOrdersForExport(db, id, query, MAX_ROWS)
  const lineIds = rows.map(({ lineId }) => lineId)
  const creativesOf = await countCreatives(db, lineIds)
  return ordersCsv(rows.map((row) => orderListRow(row, creativesOf(row.lineId), now)))
}
