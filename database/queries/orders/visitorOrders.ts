import { desc, eq, or } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { agreedTotal } from './orderList.ts'

/** The latest orders of a session or its account. */
export async function listVisitorOrders(
  db: Database,
  { sessionId, accountId }: { sessionId: string; accountId: string | null },
  limit: number,
) {
  const ofSession = eq(orders.sessionId, sessionId)
  return await db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      currency: orders.currency,
      totalMinor: agreedTotal,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(accountId === null ? ofSession : or(ofSession, eq(orders.accountId, accountId)))
    .orderBy(desc(orders.createdAt))
    .limit(limit)
}
