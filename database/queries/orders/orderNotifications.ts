import { and, asc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { NOTIFIED_RIGHTS, type OrderNotificationKind } from '#domain/accounts/team/notifiedRight.ts'
import { teamRolesThatCan } from '#domain/accounts/team/teamRole.ts'
import { orderAllows } from '#database/stateSql.ts'
import { listRunningLines } from './runningLines.ts'

/** A notification about a line or an order; `eventKey` identifies the event within its kind. */
interface NewNotification {
  id: string
  kind: OrderNotificationKind
  eventKey: string
  at: string
}

/**
 * The recipients of an order's event: its account, and the members of its team who can act on the kind, without members
 * of other clients. Each has its own key of the event.
 */
export function recipientsOf(
  { id, kind, eventKey }: Pick<NewNotification, 'id' | 'kind' | 'eventKey'>,
  orderId: SQL,
): SQL {
  const roles = JSON.stringify(teamRolesThatCan(NOTIFIED_RIGHTS[kind]))
  return sql`(
    select ${id} as id, a.account_id as account_id, ${eventKey} as event_key
    from orders a where a.id = ${orderId} and a.account_id is not null
    union all
    select 'ntf_' || lower(hex(randomblob(12))), m.account_id, ${`${eventKey}:`} || m.account_id
    from orders t join team_members m on m.team_id = t.team_id
    where t.id = ${orderId} and m.account_id is not t.account_id
      and (m.client_id is null or m.client_id = t.client_id)
      and m.role in (select value from json_each(${roles})))`
}

/** True for an event's notifications to all recipients. */
export const isOfEvent = (eventKey: string): SQL =>
  sql`(event_key = ${eventKey} or (event_key > ${`${eventKey}:`} and event_key < ${`${eventKey};`}))`

/** Notifies the recipients of a line's order of an event, once, where `condition` holds; no one for a guest's order. */
export function notifyOfLine(
  db: Database,
  event: NewNotification & { lineId: string; facts?: Record<string, string | number> },
  condition: SQL = ALWAYS,
): Statement {
  const { kind, lineId, at, facts = {} } = event
  return db.run(sql`
    insert or ignore into notifications (id, account_id, kind, event_key, facts, created_at)
    select r.id, r.account_id, ${kind}, r.event_key, json_patch(${JSON.stringify(facts)},
      json_object('orderId', o.id, 'lineId', l.id, 'lineName', l.name)), ${at}
    from order_lines l join orders o on o.id = l.order_id
      join ${recipientsOf(event, sql`(select order_id from order_lines where id = ${lineId})`)} r
    where l.id = ${lineId} and (${condition})`)
}

/** Notifies the recipients of an order of an event, once; no one for a guest's order. */
export function notifyOfOrder(
  db: Database,
  event: NewNotification & { orderId: string; facts: Record<string, string> },
): Statement {
  const { kind, orderId, at, facts } = event
  return db.run(sql`
    insert or ignore into notifications (id, account_id, kind, event_key, facts, created_at)
    select r.id, r.account_id, ${kind}, r.event_key, ${JSON.stringify({ ...facts, orderId })}, ${at}
    from ${recipientsOf(event, sql`${orderId}`)} r`)
}

/** The account of an order and the members of its team; empty for a guest's. */
export async function accountsOfOrder(db: Database, orderId: string): Promise<string[]> {
  const rows = await db.all<{ accountId: string }>(sql`
    select account_id as accountId from orders where id = ${orderId} and account_id is not null
    union
    select m.account_id from orders o join team_members m on m.team_id = o.team_id where o.id = ${orderId}`)
  return rows.map(({ accountId }) => accountId)
}

/** Running campaigns of accounts, after a line, by ID, with their orders. */
export const listRunningLinesOfAccounts = async (db: Database, after: string, limit: number) =>
  await listRunningLines(db, { after, limit, condition: isNotNull(orders.accountId) })

/** Open invoices of accounts that are due from one day to another, after an invoice, by ID. */
export async function listInvoicesDue(
  db: Database,
  query: { from: string; to: string; after: string; limit: number },
): Promise<(typeof invoices.$inferSelect)[]> {
  const rows = await db
    .select({ invoice: invoices })
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
  return rows.map(({ invoice }) => invoice)
}
