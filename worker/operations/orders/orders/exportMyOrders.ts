import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { listOrdersForExport } from '#database/queries/orders/orderList.ts'
import { labelsOf } from '#database/queries/orders/orderLabels.ts'
import type { OrderListQuery } from '#domain/orders/order/orderList.types.ts'
import { ordersCsv } from '#domain/orders/order/ordersCsv.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { readOwnOrders } from '../access/orderRights.ts'
import { orderListRow } from './listMyOrders.ts'

const MAX_ROWS = 10_000

/** The caller's orders as a CSV file, with the list's filters and order; the first 10,000 rows. Raises no_access. */
export async function exportMyOrders(
  context: OperationContext,
  query: OrderListQuery,
): Promise<string> {
  const { db, now } = context
  const rows = await readOwnOrders(
    context,
    'readOrders',
    async (scope) => await listOrdersForExport(db, scope, query, MAX_ROWS),
    query.client ?? null,
  )
  const lineIds = rows.map(({ lineId }) => lineId)
  const creativesOf = await countCreatives(db, lineIds)
  const labels = await labelsOf(db, ownAccount(context).id)
  return ordersCsv(rows.map((row) => orderListRow(row, creativesOf(row.lineId), now, { labels })))
}
