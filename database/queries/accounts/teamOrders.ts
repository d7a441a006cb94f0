import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orders } from '#database/schema/orders/orders.ts'

interface Person {
  id: string
  email: string
}

const newAccessKey = sql<string>`'key_' || lower(hex(randomblob(16)))`

/**
 * Transfers the team orders of one member to another: mails about them, and codes that open them, go to no mailbox of a
 * person who has left. Another address, such as a bookkeeper's, stays.
 */
export function transferOrders(
  db: Database,
  { teamId, from, to }: { teamId: string; from: Person; to: Person },
  condition: SQL,
): Statement[] {
  const ids = sql`(select order_id from team_orders where team_id = ${teamId})`
  const ofTeam = sql`orders.id in ${ids}`
  const isFormer = (address: SQL) => sql`lower(${address}) = ${from.email}`
  const invoiceEmail = (column: SQL) => sql`json_extract(${column}, '$.invoiceEmail')`
  return [
    db
      .update(orders)
      .set({ billing: sql`json_set(${orders.billing}, '$.invoiceEmail', ${to.email})` })
      .where(and(ofTeam, isFormer(invoiceEmail(sql`${orders.billing}`)), condition)),
    db
      .update(invoices)
      .set({ billing: sql`json_set(${invoices.billing}, '$.invoiceEmail', ${to.email})` })
      .where(
        and(
          sql`${invoices.orderId} in ${ids}`,
          isFormer(invoiceEmail(sql`${invoices.billing}`)),
          condition,
        ),
      ),
    db
      .update(orders)
      .set({
        accountId: to.id,
        email: to.email,
        contact: sql`json_set(${orders.contact}, '$.email', ${to.email})`,
        accessKey: newAccessKey,
      })
      .where(and(ofTeam, eq(orders.accountId, from.id), condition)),
  ]
}

/** The orders that an account can see: its personal ones, and those of the team where its role may see them. */
export interface OrderScope {
  accountId: string
  /** Null outside a team, and where the role sees none of the team's orders. */
  teamId: string | null
  /** Limits the scope to one client; null for all of the team's orders and the personal ones. */
  clientId: string | null
}

/** True for orders of a scope, by their id and account columns. An account in no team sees no team's orders. */
export const inScope = (
  { accountId, teamId, clientId }: OrderScope,
  id: SQL,
  account: SQL,
): SQL => {
  if (teamId !== null && clientId !== null)
    return sql`${id} in (select c.order_id from client_orders c join team_orders t on t.order_id = c.order_id
      where c.client_id = ${clientId} and t.team_id = ${teamId})`
  const isPersonal = sql`(${account} = ${accountId} and not exists
    (select 1 from team_orders where team_orders.order_id = ${id}))`
  return teamId === null
    ? isPersonal
    : sql`(${isPersonal} or ${id} in (select order_id from team_orders where team_id = ${teamId}))`
}

/** The orders among these that belong to a team. */
export async function listOrdersOfTeam(
  db: Database,
  teamId: string,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await db.all<{ orderId: string }>(sql`select order_id as orderId from team_orders
    where team_id = ${teamId} and order_id in (select value from json_each(${JSON.stringify(orderIds)}))`)
  return rows.map(({ orderId }) => orderId)
}
