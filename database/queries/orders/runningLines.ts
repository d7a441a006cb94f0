import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { stateList } from '#database/stateSql.ts'
import { isRunning, LINE_STATES } from '#domain/orders/order/line/lineState.ts'
import type { OrderLineRow, OrderRow } from './orders.ts'

/** Running lines that meet a condition, after a line, by ID, with their orders. */
export async function listRunningLines(
  db: Database,
  { after, limit, condition }: { after: string; limit: number; condition: SQL },
): Promise<{ line: OrderLineRow; order: OrderRow }[]> {
  return await db
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        gt(orderLines.id, after),
        condition,
        sql`${orderLines.state} in ${stateList(LINE_STATES.filter(isRunning))}`,
      ),
    )
    .orderBy(asc(orderLines.id))
    .limit(limit)
}
