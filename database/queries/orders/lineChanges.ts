import { and, eq, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { CAMPAIGN_LINE_STATES, isStill } from '#domain/orders/order/line/lineState.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { QuoteAmounts } from '#domain/commerce/checkout/quote.types.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { lineAllows } from '#database/stateSql.ts'
import { hasLedgerEntries } from './ledger.ts'
import type { OrderLineRow, OrderRow } from './orders.ts'
import { ALWAYS, happened, type Change } from '#database/queries/foundation/recordedChange.ts'

/** True while a line and what was worked out about it are still as they were. */
export const isLineUnchanged = (
  line: Pick<OrderLineRow, 'id' | 'orderId' | 'state' | 'deliveredImpressions' | 'pausedAt'>,
  known: { orderState: OrderRow['state']; entryCount: number },
): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and state = ${line.state}
      and delivered_impressions = ${line.deliveredImpressions} and paused_at is ${line.pausedAt})
    and (select state from orders where id = ${line.orderId}) = ${known.orderState}
    and ${hasLedgerEntries(line.id, known.entryCount)}`

/** True while a line has the dates that are to be changed, and has not started. */
export const isRuntimeUnchanged = (
  line: Pick<OrderLineRow, 'id' | 'state' | 'startDate' | 'endDate'>,
  now: string,
): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and state = ${line.state}
    and start_date is ${line.startDate} and end_date is ${line.endDate} and starts_at > ${now})`

/** True while a line can be paused, or its pause ended, as it was read. */
export const isPauseUnchanged = (
  line: Pick<OrderLineRow, 'id' | 'state' | 'startDate' | 'endDate' | 'pausedAt' | 'pauses'>,
): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and state = ${line.state}
    and start_date is ${line.startDate} and end_date is ${line.endDate} and paused_at is ${line.pausedAt}
    and coalesce(json_array_length(pauses), 0) = ${line.pauses?.length ?? 0})`

/** True while a line can be paused as it was read; `isFixing`: no accepted change waits for its payment. */
export const canPause = (
  line: Parameters<typeof isPauseUnchanged>[0] & Pick<OrderLineRow, 'orderId'>,
  isFixing: boolean,
): SQL =>
  sql`${isPauseUnchanged(line)} and (select state from orders where id = ${line.orderId}) = 'booked'
    and ${isFixing ? sql`not ${hasUnpaidChange(line.id)}` : ALWAYS}`

const hasUnpaidChange = (lineId: string): SQL =>
  sql`exists (select 1 from order_amendments where line_id = ${lineId} and state = 'awaiting_payment')`

/** True while a line is not paused. */
export const isNotPaused = (lineId: string): SQL =>
  sql`exists (select 1 from order_lines where id = ${lineId} and paused_at is null)`

/** Sets the pause of a line, and the flight that goes with it, if this change happened. */
export function setPause(
  db: Database,
  change: Change & { lineId: string },
  set: Pick<OrderLineRow, 'pausedAt' | 'resumeBy'> &
    Partial<Pick<OrderLineRow, 'pauses' | 'plan' | 'endDate' | 'endsAt' | 'extension'>>,
): Statement {
  return db
    .update(orderLines)
    .set(set)
    .where(and(eq(orderLines.id, change.lineId), happened(change)))
}

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
 * as an extension has brought the last impression, and those whose time to choose is. A paused one waits, unless its
 * end stays.
 */
export async function listDueLines(
  db: Database,
  now: string,
  limit: number,
): Promise<{ line: OrderLineRow; order: OrderRow }[]> {
  const { type, state, startsAt, endsAt, answerBy, extension, pausedAt } = orderLines
  const movesEnd = sql`(${orderLines.pauses} ->> '$[#-1].movesEnd')`
  const { deliveredImpressions, impressions } = orderLines
  const columns = { type, state, orderState: orders.state }
  return await db
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      or(
        and(lineAllows('start', columns), lte(startsAt, now), isNull(pausedAt)),
        and(lineAllows('end', columns), lte(endsAt, now), or(isNull(pausedAt), not(movesEnd))),
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

const PAUSED_STATES = CAMPAIGN_LINE_STATES.filter((state) => !isStill(state))

/** Lines whose longest pause is over. */
export async function listLinesToResume(
  db: Database,
  now: string,
  limit: number,
): Promise<{ lineId: string; orderId: string }[]> {
  return await db
    .select({ lineId: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    // By the index of states: lines that are over are many.
    .where(
      and(
        inArray(orderLines.state, PAUSED_STATES),
        lte(orderLines.resumeBy, now),
        isNotNull(orderLines.pausedAt),
      ),
    )
    .limit(limit)
}

/** When some lines were paused, by line; lines that never were are left out. */
export async function pausesOf(
  db: Database,
  lineIds: readonly string[],
): Promise<Map<string, Pick<OrderLineRow, 'pausedAt' | 'pauses'>>> {
  if (lineIds.length === 0) return new Map()
  const among = sql`${orderLines.id} in (select value from json_each(${JSON.stringify(lineIds)}))`
  const rows = await db
    .select({ id: orderLines.id, pausedAt: orderLines.pausedAt, pauses: orderLines.pauses })
    .from(orderLines)
    .where(and(among, isNotNull(orderLines.pauses)))
  return new Map(rows.map(({ id, ...paused }) => [id, paused]))
}
