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

/** True while a line and the facts calculated from it are unchanged. */
export const isLineUnchanged = (
  line: Pick<OrderLineRow, 'id' | 'orderId' | 'state' | 'deliveredImpressions' | 'pausedAt'>,
  known: { orderState: OrderRow['state']; entryCount: number },
): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and state = ${line.state}
      and delivered_impressions = ${line.deliveredImpressions} and paused_at is ${line.pausedAt})
    and (select state from orders where id = ${line.orderId}) = ${known.orderState}
    and ${hasLedgerEntries(line.id, known.entryCount)}`

/** True while a line has the dates to be changed, and has not started. */
export const isRuntimeUnchanged = (
  line: Pick<OrderLineRow, 'id' | 'state' | 'startDate' | 'endDate'>,
  now: string,
): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and state = ${line.state}
    and start_date is ${line.startDate} and end_date is ${line.endDate} and starts_at > ${now})`

/** True while a line is unchanged since it was read, and can be paused or resumed. */
export const isPauseUnchanged = (
  line: Pick<OrderLineRow, 'id' | 'state' | 'startDate' | 'endDate' | 'pausedAt' | 'pauses'>,
): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and state = ${line.state}
    and start_date is ${line.startDate} and end_date is ${line.endDate} and paused_at is ${line.pausedAt}
    and coalesce(json_array_length(pauses), 0) = ${line.pauses?.length ?? 0})`

/** True while a line is unchanged and can be paused; `isFixing`: no accepted change waits for its payment. */
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

/** Sets the pause of a line, and its new flight, if this change happened. */
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

/** Replaces the plan of a line, with its dates and impressions, if this change happened. */
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

/** Enters the totals of lines after an agreed change, where `condition` holds. */
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

/** Releases the slots of a billboard line in the weeks after a day, where `condition` holds. */
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
 * Campaign lines with a transition that is due: lines that can start and have reached their first day, lines that are
 * over, also because an extension delivered its last impression, and lines whose deadline for a choice has passed. A
 * paused line waits, unless its end is fixed.
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

/** Lines that have reached their maximum pause. */
export async function listLinesToResume(
  db: Database,
  now: string,
  limit: number,
): Promise<{ lineId: string; orderId: string }[]> {
  return await db
    .select({ lineId: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    // Uses the index of states: most lines are over.
    .where(
      and(
        inArray(orderLines.state, PAUSED_STATES),
        lte(orderLines.resumeBy, now),
        isNotNull(orderLines.pausedAt),
      ),
    )
    .limit(limit)
}

/** The pauses of some lines, by line; lines without pauses are left out. */
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
