import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { LineEvent } from '#domain/orders/order/line/lineState.ts'
import type { OrderEvent } from '#domain/orders/order/orderState.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orderAudit, orderLines, orders } from '#database/schema/orders/orders.ts'
import {
  lineAllows,
  lineStateAfterSql,
  orderAllows,
  orderStateAfterSql,
} from '#database/stateSql.ts'

/** A condition that a statement of a batch tests before it writes. */
export type Condition = SQL

export const ALWAYS: SQL = sql`true`
export const NEVER: SQL = sql`false`

/**
 * A change of an order or line that a batch is about to make, with its own ID. The batch first
 * records it in the audit log, only where the change may happen; every other statement tests
 * `happened`, in any order.
 */
export interface Change {
  id: string
  orderId: string
  lineId?: string
  at: string
  actor: 'buyer' | 'payment' | 'system' | 'admin'
  details?: Record<string, string | number | null>
}

/** True when this very change happened, not another one of its kind. */
export const happened = ({ id }: Pick<Change, 'id'>): SQL =>
  sql`exists (select 1 from order_audit where change_id = ${id})`

/** Whether a change has happened; call it after its batch. */
export async function hasHappened(db: Database, { id }: Pick<Change, 'id'>): Promise<boolean> {
  const found = await db
    .select({ id: orderAudit.id })
    .from(orderAudit)
    .where(eq(orderAudit.changeId, id))
    .get()
  return found !== undefined
}

/** Records an event of an order, if ORDER_TRANSITIONS allows it now and `condition` holds. `moveOrder` makes it. */
export function recordOrderEvent(
  db: Database,
  change: Change,
  event: OrderEvent,
  condition: SQL = ALWAYS,
): Statement {
  const after = orderStateAfterSql(event, orders.state)
  return db.run(sql`
    ${INTO_AUDIT}
    select ${change.id}, ${orders.id}, null, ${change.at}, ${change.actor}, ${event}, ${orders.state}, ${after},
      ${detailsOf(change)}
    from ${orders}
    where ${orders.id} = ${change.orderId} and ${orderAllows(event, orders.state)} and (${condition})`)
}

/** Moves an order by the recorded event, and sets the given columns. */
export function moveOrder(
  db: Database,
  change: Change,
  set: Partial<
    Pick<
      typeof orders.$inferInsert,
      'paidAt' | 'paidByPaymentId' | 'payBy' | 'slotsUntil' | 'cancelledAt'
    >
  > = {},
): Statement {
  return db
    .update(orders)
    .set({ ...set, state: recordedState(change) })
    .where(and(eq(orders.id, change.orderId), happened(change)))
}

/** Records an event of a line, if its transition table allows it now and `condition` holds. `moveLine` makes it. */
export function recordLineEvent(
  db: Database,
  change: Change & { lineId: string },
  event: LineEvent,
  condition: SQL = ALWAYS,
): Statement {
  const { type, state, id, orderId } = orderLines
  const columns = { type, state, orderState: orders.state }
  return db.run(sql`
    ${INTO_AUDIT}
    select ${change.id}, ${orderId}, ${id}, ${change.at}, ${change.actor}, ${event}, ${state},
      ${lineStateAfterSql(event, columns)}, ${detailsOf(change)}
    from ${orderLines} join ${orders} on ${orders.id} = ${orderId}
    where ${id} = ${change.lineId} and ${lineAllows(event, columns)} and (${condition})`)
}

/** Moves a line by the recorded event, and sets the given columns. */
export function moveLine(
  db: Database,
  change: Change & { lineId: string },
  set: Partial<
    Pick<
      typeof orderLines.$inferInsert,
      | 'stoppedAt'
      | 'answerBy'
      | 'extension'
      | 'endDate'
      | 'endsAt'
      | 'pausedAt'
      | 'resumeBy'
      | 'pauses'
    >
  > = {},
): Statement {
  return db
    .update(orderLines)
    .set({ ...set, state: recordedState(change) })
    .where(and(eq(orderLines.id, change.lineId), happened(change)))
}

/** Moves every line of an order that allows an event, after a change of the order that happened. */
export function moveLines(db: Database, change: Change, event: LineEvent): Statement {
  const { type, state } = orderLines
  const orderState = sql`(select ${orders.state} from ${orders} where ${orders.id} = ${change.orderId})`
  return db
    .update(orderLines)
    .set({ state: lineStateAfterSql(event, orderLines) })
    .where(
      and(
        eq(orderLines.orderId, change.orderId),
        lineAllows(event, { type, state, orderState }),
        happened(change),
      ),
    )
}

/**
 * Records an event of an order without a change of its state, where `condition` holds; by its own
 * ID, other statements can test whether it `happened`.
 */
export function recordIf(
  db: Database,
  change: Omit<Change, 'id'> & { id?: string },
  event: string,
  condition: SQL = ALWAYS,
): Statement {
  return db.run(sql`
    ${INTO_AUDIT}
    select ${change.id ?? null}, ${change.orderId}, ${change.lineId ?? null}, ${change.at}, ${change.actor}, ${event}, null, null,
      ${detailsOf(change)}
    where ${condition}`)
}

const INTO_AUDIT = sql`insert into order_audit
  (change_id, order_id, line_id, at, actor, event, from_state, to_state, details)`

const detailsOf = ({ details }: Pick<Change, 'details'>) =>
  details ? JSON.stringify(details) : null

const recordedState = ({ id }: Change) =>
  sql<never>`(select to_state from order_audit where change_id = ${id})`
