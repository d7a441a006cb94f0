import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'

/**
 * The subject of the mail that reminds the buyer of a line's creatives this many working days
 * before its start.
 */
export const reminderSubject = (lineId: string, days: number): string =>
  formatMailSubject(lineId, days)

/**
 * Campaigns with these first days (ISO dates) and without creatives that were ordered before an
 * instant and got no reminder this many working days before their start.
 */
export async function listLinesToRemind(
  db: Database,
  query: { startDates: readonly string[]; days: number; orderedBefore: string; limit: number },
): Promise<{ lineId: string; orderId: string }[]> {
  if (query.startDates.length === 0) return []
  const told = sql`${orderLines.orderId} || ':creatives_missing:' || ${orderLines.id} || ':' || ${String(query.days)}`
  return await db
    .select({ lineId: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.state, 'awaiting_creatives'),
        isNull(orderLines.pausedAt),
        inArray(orderLines.startDate, [...query.startDates]),
        lt(orders.createdAt, query.orderedBefore),
        inArray(orders.state, ['booked', 'awaiting_invoice_payment']),
        notExists(db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, told))),
      ),
    )
    .limit(query.limit)
}
