import { and, asc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orders } from '#database/schema/orders/orders.ts'
import type { NotificationKind } from '#domain/foundation/notifications/notification.ts'
import { orderAllows } from '#database/stateSql.ts'
import { listRunningLines } from './runningLines.ts'

/** A notification about a line or an order; `eventKey` names the event within its kind. */
interface NewNotification {
  id: string
  kind: NotificationKind
  eventKey: string
  at: string
}

/** Notifies the account of a line's order of an event, once, where `condition` holds; nobody where a guest ordered. */
export function notifyOfLine(
  db: Database,
  event: NewNotification & { lineId: string; facts?: Record<string, string> },
  condition: SQL = ALWAYS,
): Statement {
  const { id, kind, eventKey, lineId, at, facts = {} } = event
  return db.run(sql`
    insert or ignore into notifications (id, account_id, kind, event_key, facts, created_at)
    select ${id}, o.account_id, ${kind}, ${eventKey}, json_patch(${JSON.stringify(facts)},
      json_object('orderId', o.id, 'lineId', l.id, 'lineName', l.name)), ${at}
    from order_lines l join orders o on o.id = l.order_id
    where l.id = ${lineId} and o.account_id is not null and (${condition})`)
}

/** Notifies the account of an order of an event, once; nobody where a guest ordered. */
export function notifyOfOrder(
  db: Database,
  event: NewNotification & { orderId: string; facts: Record<string, string> },
): Statement {
  const { id, kind, eventKey, orderId, at, facts } = event
  return db.run(sql`
    insert or ignore into notifications (id, account_id, kind, event_key, facts, created_at)
    select ${id}, account_id, ${kind}, ${eventKey}, ${JSON.stringify({ ...facts, orderId })}, ${at}
    from orders where id = ${orderId} and account_id is not null`)
}

/** The account of an order; null for a guest's. */
export async function accountOfOrder(db: Database, orderId: string): Promise<string | null> {
  const row = await db
    .select({ accountId: orders.accountId })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get()
  return row?.accountId ?? null
}

/** Running campaigns of accounts after a line, by id, with their orders. */
export const listRunningLinesOfAccounts = async (db: Database, after: string, limit: number) =>
  await listRunningLines(db, { after, limit, condition: isNotNull(orders.accountId) })

/** Open invoices of accounts that are due from one day to another, after an invoice, by id. */
export async function listInvoicesDue(
  db: Database,
  query: { from: string; to: string; after: string; limit: number },
): Promise<{ invoice: typeof invoices.$inferSelect; accountId: string }[]> {
  const rows = await db
    .select({ invoice: invoices, accountId: orders.accountId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        eq(invoices.state, 'open'),
        sql`${invoices.dueDate} between ${query.from} and ${query.to}`,
        gt(invoices.id, query.after),
        isNotNull(orders.accountId),
        orderAllows('settle', orders.state),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(query.limit)
  return rows.map(({ invoice, accountId }) => ({ invoice, accountId: accountId ?? '' }))
}
