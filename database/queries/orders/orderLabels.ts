import { and, count, eq, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orderLabels } from '#database/schema/orders/orderLabels.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { compareNames, compareText } from '#domain/foundation/search/foldText.ts'
import type { LabelChange, OrderLabel } from '#domain/orders/labels/orderLabel.ts'

export type OrderLabelRow = typeof orderLabels.$inferSelect

const listed = (ids: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`

/** Tags and folders of an account with the number of orders, by name. */
export async function listLabels(db: Database, accountId: string): Promise<OrderLabel[]> {
  const rows = await db
    .select({ kind: orderLabels.kind, name: orderLabels.name, orders: count() })
    .from(orderLabels)
    .where(eq(orderLabels.accountId, accountId))
    .groupBy(orderLabels.kind, orderLabels.name)
  return rows.toSorted(
    (one, other) => compareText(one.kind, other.kind) || compareNames(one.name, other.name),
  )
}

/** The labels of an account's orders, by name; without IDs, of all orders. */
export async function labelsOf(
  db: Database,
  accountId: string,
  orderIds?: readonly string[],
): Promise<OrderLabelRow[]> {
  if (orderIds?.length === 0) return []
  const rows = await db
    .select()
    .from(orderLabels)
    .where(
      and(
        eq(orderLabels.accountId, accountId),
        orderIds && sql`${orderLabels.orderId} in ${listed(orderIds)}`,
      ),
    )
  return rows.toSorted((one, other) => compareNames(one.name, other.name))
}

/** The number of these orders that belong to the account. */
export async function countOwnOrders(
  db: Database,
  accountId: string,
  orderIds: readonly string[],
): Promise<number> {
  return await db.$count(
    orders,
    and(eq(orders.accountId, accountId), sql`${orders.id} in ${listed(orderIds)}`),
  )
}

/** Adds or removes a label of orders; an order leaves its folder for another. */
export async function changeLabel(
  db: Database,
  { accountId, at, ...change }: LabelChange & { accountId: string; at: string },
): Promise<void> {
  const { orderIds, kind, name, isSet } = change
  const ofOrders = and(
    eq(orderLabels.accountId, accountId),
    eq(orderLabels.kind, kind),
    sql`${orderLabels.orderId} in ${listed(orderIds)}`,
  )
  const isReplaced = isSet && kind === 'folder'
  await runBatch(db, [
    ...(isSet && !isReplaced
      ? []
      : [
          db
            .delete(orderLabels)
            .where(isSet ? ofOrders : and(ofOrders, eq(orderLabels.name, name))),
        ]),
    ...(isSet
      ? [
          db.run(sql`
            insert or ignore into order_labels (account_id, order_id, kind, name, created_at)
            select ${accountId}, id, ${kind}, ${name}, ${at} from orders
            where account_id = ${accountId} and id in ${listed(orderIds)}`),
        ]
      : []),
  ])
}

export async function deleteLabelsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(orderLabels).where(eq(orderLabels.accountId, accountId))
}
