import { count, inArray } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'
import { orders } from '#database/schema/orders/orders.ts'

/** D1 binds at most 100 values per statement. */
const VALUES_AT_A_TIME = 90

/** The carts of sessions from their latest snapshots, and the number of orders of these sessions or their accounts. */
export async function cartFacts(
  db: Database,
  visitors: { sessionId: string; accountId: string | null }[],
): Promise<{ sessionId: string; cartSumMinor: number; orderCount: number }[]> {
  const facts: { sessionId: string; cartSumMinor: number; orderCount: number }[] = []
  for (let at = 0; at < visitors.length; at += VALUES_AT_A_TIME) {
    facts.push(...(await cartFactsOfSome(db, visitors.slice(at, at + VALUES_AT_A_TIME))))
  }
  return facts
}

async function cartFactsOfSome(
  db: Database,
  visitors: { sessionId: string; accountId: string | null }[],
) {
  const sessionIds = visitors.map(({ sessionId }) => sessionId)
  const accountIds = visitors.flatMap(({ accountId }) => accountId ?? [])
  const [carts, ofSessions, ofAccounts] = await db.batch([
    db
      .select({ id: cartSnapshots.sessionId, sum: cartSnapshots.cartSumMinor })
      .from(cartSnapshots)
      .where(inArray(cartSnapshots.sessionId, sessionIds)),
    db
      .select({ id: orders.sessionId, orders: count() })
      .from(orders)
      .where(inArray(orders.sessionId, sessionIds))
      .groupBy(orders.sessionId),
    db
      .select({ id: orders.accountId, orders: count() })
      .from(orders)
      .where(inArray(orders.accountId, accountIds))
      .groupBy(orders.accountId),
  ])
  const sums = new Map(carts.map(({ id, sum }) => [id, sum]))
  const bySession = new Map(ofSessions.map(({ id, orders }) => [id, orders]))
  const byAccount = new Map(ofAccounts.map(({ id, orders }) => [id, orders]))
  return visitors.map(({ sessionId, accountId }) => ({
    sessionId,
    cartSumMinor: sums.get(sessionId) ?? 0,
    orderCount: Math.max(
      bySession.get(sessionId) ?? 0,
      accountId === null ? 0 : (byAccount.get(accountId) ?? 0),
    ),
  }))
}
