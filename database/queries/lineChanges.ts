import { and, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import type { LineState } from '#domain/order/lineState.ts'
import type { Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import { orderLines, orders } from '../schema/orders.ts'
import { slotClaims } from '../schema/slotClaims.ts'
import { hasLedgerEntries } from './ledger.ts'
import type { OrderLineRow, OrderRow } from './orders.ts'

/** Ends a line for good, if it and what was worked out about it are still as they were. `settledBy` is a word of one's own. */
export function settleLine(
  db: Database,
  line: Pick<OrderLineRow, 'id' | 'orderId' | 'state' | 'deliveredImpressions'>,
  change: {
    state: 'ended' | 'stopped'
    settledBy: string
    stoppedAt: string | null
    orderState: OrderRow['state']
    entryCount: number
  },
): Statement {
  const { state, settledBy, stoppedAt } = change
  return db
    .update(orderLines)
    .set({ state, settledBy, stoppedAt })
    .where(
      and(
        eq(orderLines.id, line.id),
        eq(orderLines.state, line.state),
        eq(orderLines.deliveredImpressions, line.deliveredImpressions),
        sql`(select state from orders where id = ${line.orderId}) = ${change.orderState}`,
        hasLedgerEntries(line.id, change.entryCount),
      ),
    )
}

/** True in a statement after `settleLine` of the same batch, when it was this one that ended the line. */
export const isSettledBy = (lineId: string, settledBy: string): SQL =>
  sql`exists (select 1 from order_lines where id = ${lineId} and settled_by = ${settledBy})`

/** Starts a line that is ready, if its order is paid. */
export function startLine(db: Database, line: Pick<OrderLineRow, 'id' | 'orderId'>): Statement {
  return db
    .update(orderLines)
    .set({ state: 'running' })
    .where(and(eq(orderLines.id, line.id), isStarting(line)))
}

/** True in a statement before `startLine`, when that will start the line. */
export const isStarting = (line: Pick<OrderLineRow, 'id' | 'orderId'>): SQL =>
  sql`(select state from order_lines where id = ${line.id}) = 'ready'
    and (select state from orders where id = ${line.orderId}) = 'booked'`

/** Gives a line other dates, if it still has the old ones and has not started. */
export function changeLineRuntime(
  db: Database,
  line: Pick<OrderLineRow, 'id' | 'state' | 'startDate' | 'endDate'>,
  change: { plan: CampaignPlan; startsAt: string; endsAt: string; now: string },
): Statement {
  const { plan, startsAt, endsAt, now } = change
  const { startDate, endDate } = plan.runtime
  return db
    .update(orderLines)
    .set({ plan, startDate, endDate, startsAt, endsAt })
    .where(
      and(
        eq(orderLines.id, line.id),
        eq(orderLines.state, line.state),
        sql`${orderLines.startDate} is ${line.startDate}`,
        sql`${orderLines.endDate} is ${line.endDate}`,
        sql`${orderLines.startsAt} > ${now}`,
      ),
    )
}

/** True in a statement after `changeLineRuntime` when the line has these dates. */
export const isRuntimeNow = (lineId: string, dates: { startDate: string; endDate: string }): SQL =>
  sql`exists (select 1 from order_lines where id = ${lineId}
    and start_date = ${dates.startDate} and end_date = ${dates.endDate})`

/** Completes an order whose last line is over. */
export function completeOrder(db: Database, orderId: string): Statement {
  return db
    .update(orders)
    .set({ state: 'completed' })
    .where(and(eq(orders.id, orderId), isLastLineOver(orderId)))
}

/** True in a statement before `completeOrder`, when that will complete the order: it is paid and all its lines are over. */
export const isLastLineOver = (orderId: string): SQL =>
  sql`(select state from orders where id = ${orderId}) = 'booked'
    and not exists (select 1 from order_lines where order_id = ${orderId}
      and state not in ('ended', 'stopped', 'delivered', 'cancelled'))`

/** Frees the slots of a billboard line in the weeks after a day, where `condition` holds. */
export function releaseLaterSlots(
  db: Database,
  line: Pick<OrderLineRow, 'orderId' | 'cartKey'>,
  afterDate: string,
  condition: SQL,
): Statement {
  return db
    .delete(slotClaims)
    .where(
      and(
        eq(slotClaims.orderId, line.orderId),
        eq(slotClaims.cartKey, line.cartKey),
        sql`${slotClaims.week} > ${afterDate}`,
        condition,
      ),
    )
}

/** Campaign lines that time has to move on: ready ones of paid orders that start, and all that are over. */
export async function listDueLines(
  db: Database,
  now: string,
  limit: number,
): Promise<{ line: OrderLineRow; order: OrderRow }[]> {
  const toEnd: LineState[] = ['awaiting_creatives', 'in_review', 'ready', 'running']
  return await db
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      or(
        and(
          eq(orderLines.state, 'ready'),
          lte(orderLines.startsAt, now),
          eq(orders.state, 'booked'),
        ),
        and(
          inArray(orderLines.state, toEnd),
          lte(orderLines.endsAt, now),
          inArray(orders.state, ['booked', 'awaiting_invoice_payment']),
        ),
      ),
    )
    .limit(limit)
}
