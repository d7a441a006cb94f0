import { and, asc, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { AmendmentState } from '#domain/orders/order/amendment/amendment.types.ts'
import { STILL_LINE_STATES } from '#domain/orders/order/line/lineState.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orderAmendments } from '#database/schema/orders/orderAmendments.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { stateList } from '#database/stateSql.ts'
import { areSlotsHeld, areSlotsKept } from './amendmentSlots.ts'
import { hasLedgerEntries } from './ledger.ts'
import { isNotPaused } from './lineChanges.ts'
import { isInvoiceOpen } from './invoices.ts'
import type { OrderLineRow, OrderRow } from './orders.ts'
import { isUnsettled } from './payments/payments.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'

export type AmendmentRow = typeof orderAmendments.$inferSelect

/** Proposes an amendment with the next version of its line, where `condition` holds. */
export function insertAmendmentIf(
  db: Database,
  row: Omit<
    AmendmentRow,
    'version' | 'couponNum' | 'answeredAt' | 'state' | 'lineBefore' | 'reopenedUntil'
  >,
  condition: SQL,
): Statement {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  return db.run(sql`
    insert into order_amendments (id, order_id, line_id, version, state, from_plan, to_plan, impressions, rows,
      from_usd_minor, to_usd_minor, coupon_usd_minor, extra, slots, made_by, confirmed_mark, rest_ratio_ppm, created_at,
      expires_at)
    select ${row.id}, ${row.orderId}, ${row.lineId},
      (select coalesce(max(version) + 1, 1) from order_amendments where line_id = ${row.lineId}), 'proposed',
      ${json(row.fromPlan)}, ${json(row.toPlan)}, ${json(row.impressions)}, ${json(row.rows)}, ${row.fromUsdMinor},
      ${row.toUsdMinor}, ${row.couponUsdMinor}, ${json(row.extra)}, ${json(row.slots)}, ${row.madeBy}, ${row.confirmedMark},
      ${row.restRatioPpm}, ${row.createdAt}, ${row.expiresAt}
    where ${condition}`)
}

/** An amendment by its id. */
export async function findAmendment(db: Database, id: string): Promise<AmendmentRow | undefined> {
  return await db.select().from(orderAmendments).where(eq(orderAmendments.id, id)).get()
}

/** The amendments of an order, the latest of each line first. */
export async function listAmendments(db: Database, orderId: string): Promise<AmendmentRow[]> {
  return await db
    .select()
    .from(orderAmendments)
    .where(eq(orderAmendments.orderId, orderId))
    .orderBy(asc(orderAmendments.lineId), desc(orderAmendments.version))
}

/** True while an amendment is unchanged since it was seen. */
export const isAmendment = (id: string, state: AmendmentState): SQL =>
  sql`exists (select 1 from order_amendments where id = ${id} and state = ${state})`

/** The data that an amendment was calculated from. */
interface KnownLine {
  orderState: OrderRow['state']
  plan: CampaignPlan
  mostDelivered: number
}

/**
 * True while a campaign has the plan to be amended, is not over, and has not delivered more than the amendment would
 * buy.
 */
const isAsKnown = (line: Pick<OrderLineRow, 'id' | 'orderId'>, known: KnownLine): SQL =>
  sql`exists (select 1 from order_lines where id = ${line.id} and extension is null
      and state not in ${stateList(STILL_LINE_STATES)} and json(plan) = json(${JSON.stringify(known.plan)})
      and delivered_impressions <= ${known.mostDelivered})
    and (select state from orders where id = ${line.orderId}) = ${known.orderState}`

/** True while an amendment of a line can be proposed: line and ledger are unchanged, and no accepted one is unpaid. */
export const canPropose = (line: Pick<OrderLineRow, 'id' | 'orderId'>, known: KnownLine): SQL =>
  sql`${isAsKnown(line, known)} and not exists
    (select 1 from order_amendments where line_id = ${line.id} and state = 'awaiting_payment')`

/** The line, its ledger and the invoice to be replaced, as a change was calculated from them. */
interface KnownWorth extends KnownLine {
  delivered: number
  entryCount: number
  openInvoiceId: string | null
  now: string
}

/**
 * True while a change can be agreed on: line, ledger, slots and the invoice to be replaced are unchanged, and the line
 * is not paused.
 */
const isWorthAsKnown = (
  line: Pick<OrderLineRow, 'id' | 'orderId'>,
  slots: AmendmentRow['slots'],
  known: KnownWorth,
): SQL =>
  sql`${isAsKnown(line, known)}
    and exists (select 1 from order_lines where id = ${line.id} and delivered_impressions = ${known.delivered})
    and ${hasLedgerEntries(line.id, known.entryCount)}
    and ${areSlotsKept(line.orderId, slots, known.now)} and ${isNotPaused(line.id)}
    and ${known.openInvoiceId === null ? ALWAYS : isInvoiceOpen(known.openInvoiceId)}`

/** True while an amendment can be accepted: nobody has answered it, its slots are held, and its basis is unchanged. */
export const canAccept = (
  amendment: Pick<AmendmentRow, 'id' | 'slots'>,
  line: Pick<OrderLineRow, 'id' | 'orderId'>,
  known: KnownWorth,
): SQL =>
  sql`${isAmendment(amendment.id, 'proposed')} and ${areSlotsHeld(line.id, amendment.slots)}
    and ${isWorthAsKnown(line, amendment.slots, known)}`

/**
 * True while a buyer's own change of a line can be made: its basis and the latest version of its changes are unchanged.
 */
export const canChange = (
  amendment: Pick<AmendmentRow, 'slots'>,
  line: Pick<OrderLineRow, 'id' | 'orderId'>,
  known: KnownWorth & { lastVersion: number },
): SQL =>
  sql`${canPropose(line, known)} and ${isWorthAsKnown(line, amendment.slots, known)}
    and (select coalesce(max(version), 0) from order_amendments where line_id = ${line.id}) = ${known.lastVersion}`

/** True while a payment can bring the amendment into force: its order is paid and its line is not over. */
export const canBePaid = (
  amendment: Pick<AmendmentRow, 'id' | 'slots'>,
  line: Pick<OrderLineRow, 'id' | 'orderId'>,
): SQL =>
  sql`${isAmendment(amendment.id, 'awaiting_payment')} and ${areSlotsHeld(line.id, amendment.slots)}
    and exists (select 1 from order_lines where id = ${line.id} and state not in ${stateList(STILL_LINE_STATES)})
    and (select state from orders where id = ${line.orderId}) = 'booked'`

/** True while a card payment can bring it into force, and none of this payment was booked. */
export const canBePaidByCard = (
  amendment: Pick<AmendmentRow, 'id' | 'slots'>,
  line: Pick<OrderLineRow, 'id' | 'orderId'>,
  paymentId: string,
): SQL => sql`${canBePaid(amendment, line)} and ${isUnsettled(paymentId)}`

/**
 * True while the payment of an amendment can be reversed: it is in force, the latest change of its line, and line and
 * ledger are unchanged since they were read.
 */
export const isExtraReversible = (
  amendment: Pick<AmendmentRow, 'id' | 'version'>,
  line: Pick<OrderLineRow, 'id' | 'orderId'>,
  known: KnownLine & { entryCount: number },
  isBooked: SQL,
): SQL =>
  sql`${isBooked} and ${isAmendment(amendment.id, 'in_force')} and ${isAsKnown(line, known)}
    and ${hasLedgerEntries(line.id, known.entryCount)}
    and not exists (select 1 from order_amendments where line_id = ${line.id} and version > ${amendment.version}
      and state in ('proposed', 'awaiting_payment', 'in_force'))`

/** Moves an amendment to another state, where `condition` holds. */
export function moveAmendment(
  db: Database,
  id: string,
  set: Partial<
    Pick<AmendmentRow, 'state' | 'couponNum' | 'answeredAt' | 'lineBefore' | 'reopenedUntil'>
  >,
  condition: SQL,
): Statement {
  return db
    .update(orderAmendments)
    .set(set)
    .where(and(eq(orderAmendments.id, id), condition))
}

/** Supersedes the unanswered versions of a line's amendment, where `condition` holds. */
export function replaceProposals(
  db: Database,
  { lineId, by }: { lineId: string; by: string },
  condition: SQL,
): Statement {
  return db
    .update(orderAmendments)
    .set({ state: 'replaced' })
    .where(
      and(
        eq(orderAmendments.lineId, lineId),
        eq(orderAmendments.state, 'proposed'),
        sql`${orderAmendments.id} <> ${by}`,
        condition,
      ),
    )
}

/** The newest invoice of an amendment, if it has one. */
export async function findAmendmentInvoice(db: Database, amendmentId: string) {
  return await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.amendmentId, amendmentId), eq(invoices.kind, 'invoice')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.sequence))
    .limit(1)
    .get()
}

/**
 * Amendments that have expired: unanswered, not paid by their day (ISO, the seller's), of a line that is over, or of
 * billboards that have started.
 */
export async function listDueAmendments(
  db: Database,
  { now, today, limit }: { now: string; today: string; limit: number },
): Promise<AmendmentRow[]> {
  const { state, expiresAt } = orderAmendments
  const isUnpaid = sql`exists (select 1 from invoices where amendment_id = ${orderAmendments.id} and state = 'open'
    and due_date < ${today}) and coalesce(${orderAmendments.reopenedUntil}, '') < ${today}`
  const isOver = sql`(${orderLines.state} in ${stateList(STILL_LINE_STATES)}
    or (${orderLines.mediaType} = 'dooh' and ${orderLines.startsAt} <= ${now}))`
  const rows = await db
    .select({ amendment: orderAmendments })
    .from(orderAmendments)
    .innerJoin(orderLines, eq(orderLines.id, orderAmendments.lineId))
    .where(
      and(
        inArray(state, ['proposed', 'awaiting_payment']),
        or(
          isOver,
          and(eq(state, 'proposed'), lte(expiresAt, now)),
          and(eq(state, 'awaiting_payment'), isUnpaid),
        ),
      ),
    )
    .limit(limit)
  return rows.map(({ amendment }) => amendment)
}
