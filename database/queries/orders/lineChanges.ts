import { and, eq, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { QuoteAmounts } from '#domain/commerce/checkout/quote.types.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { lineAllows } from '#database/stateSql.ts'
import { hasLedgerEntries } from './ledger.ts'
import type { OrderLineRow, OrderRow } from './orders.ts'
import { happened, type Change } from '#database/queries/foundation/recordedChange.ts'

/** True while a line and what was worked out about it are still as they were. */
export const isLineUnchanged = (
  line: Pick<OrderLineRow, 'id' | 'orderId' | 'state' | 'deliveredImpressions'>,
  known: { orderState: OrderRow['state']; entryCount: number },
): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and state = ${line.state}
      and delivered_impressions = ${line.deliveredImpressions})
    and (select state from orders where id = ${line.orderId}) = ${known.orderState}
    and ${hasLedgerEntries(line.id, known.entryCount)}`

/** True while a line has the dates that are to be changed, and has not started. */
export const isRuntimeUnchanged = (
  line: Pick<OrderLineRow, 'id' | 'state' | 'startDate' | 'endDate'>,
  now: string,
): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and state = ${line.state}
    and start_date is ${line.startDate} and end_date is ${line.endDate} and starts_at > ${now})`

/** Gives a line another plan with its dates and what it buys, if this change happened. */
export function changeLinePlan(
  db: Database,
  change: Change & { lineId: string },
  to: Pick<OrderLineRow, 'startsAt' | 'endsAt'> &
    Partial<Pick<OrderLineRow, 'impressions' | 'usedBefore' | 'agreed'>> & { plan: CampaignPlan },
): Statement {
  const { startDate, endDate } = to.plan.runtime
  return db
    .update(orderLines)
    .set({ ...to, startDate, endDate })
    .where(and(eq(orderLines.id, change.lineId), happened(change)))
}

/** Enters what lines come to by what was agreed on, where `condition` holds. */
export const setAgreed = (
  db: Database,
  lines: readonly { lineId: string; sumUsdMinor: number; amounts: QuoteAmounts }[],
  condition: SQL,
): Statement[] =>
  lines.map(({ lineId, sumUsdMinor, amounts }) =>
    db
      .update(orderLines)
      .set({ agreed: { sumUsdMinor, amounts } })
      .where(and(eq(orderLines.id, lineId), condition)),
  )

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

/**
 * Campaign lines that time has to move on: those that can start and whose first day has come, all that are over, also
 * as an extension has brought the last impression, and those whose time to choose is.
 */
export async function listDueLines(
  db: Database,
  now: string,
  limit: number,
): Promise<{ line: OrderLineRow; order: OrderRow }[]> {
  const { type, state, startsAt, endsAt, answerBy, extension } = orderLines
  const { deliveredImpressions, impressions } = orderLines
  const columns = { type, state, orderState: orders.state }
  return await db
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      or(
        and(lineAllows('start', columns), lte(startsAt, now)),
        and(lineAllows('end', columns), lte(endsAt, now)),
        and(
          lineAllows('end', columns),
          isNotNull(extension),
          sql`${deliveredImpressions} >= ${impressions} ->> '$.mid'`,
        ),
        and(lineAllows('settle_short', columns), lte(answerBy, now)),
      ),
    )
    .limit(limit)
}
