import { and, asc, desc, eq, gte, isNull, lte, ne, sql } from 'drizzle-orm'
import { inScope, type OrderScope } from '#database/queries/accounts/teamOrders.ts'
import type { Database } from '#database/connection.ts'
import { orderList } from '#database/schema/orders/orderList.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { drafts } from '#database/schema/planning/drafts.ts'

/** Booked campaigns of a scope that run between two days, without canceled ones, by start. */
export async function listBookedFlights(
  db: Database,
  scope: OrderScope,
  query: { from: string; to: string; limit: number },
) {
  return await db
    .select({
      row: orderList,
      country: sql<string | null>`${orderLines.plan} ->> '$.region.country'`,
    })
    .from(orderList)
    .innerJoin(orderLines, eq(orderLines.id, orderList.lineId))
    .where(
      and(
        inScope(scope, sql`${orderList.orderId}`, sql`${orderList.accountId}`),
        lte(orderList.startDate, query.to),
        gte(orderList.endDate, query.from),
        ne(orderList.orderState, 'cancelled'),
      ),
    )
    .orderBy(asc(orderList.startDate), asc(orderList.number), asc(orderList.position))
    .limit(query.limit)
}

/** Plans of an account's drafts that would run between two days, the last changed first; with `clientId`, of one client. */
export async function listDraftFlights(
  db: Database,
  query: { accountId: string; clientId: string | null; from: string; to: string; limit: number },
) {
  return await db
    .select({ id: drafts.id, plan: drafts.plan, outline: drafts.outline })
    .from(drafts)
    .where(
      and(
        eq(drafts.accountId, query.accountId),
        query.clientId === null ? undefined : eq(drafts.clientId, query.clientId),
        isNull(drafts.deletedAt),
        sql`${drafts.plan} ->> '$.runtime.startDate' <= ${query.to}`,
        sql`${drafts.plan} ->> '$.runtime.endDate' >= ${query.from}`,
      ),
    )
    .orderBy(desc(drafts.updatedAt))
    .limit(query.limit)
}
