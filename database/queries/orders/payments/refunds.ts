import { and, asc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { refundEntryId } from '#domain/orders/ledger/refundEntries.ts'
import {
  OPEN_REFUND_STATES,
  REFUND_STATES_BEFORE,
  type RefundOutcome,
  type RefundReason,
  type RefundView,
} from '#domain/orders/payment/refund.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { payments, refunds } from '#database/schema/orders/payments.ts'
import { isAmendment } from '../amendments.ts'

export type RefundRow = typeof refunds.$inferSelect

/** A refund with the gateway's ID of its payment. */
export interface DueRefund extends RefundRow {
  gateway: 'test' | 'stripe'
  gatewayPaymentId: string | null
}

/** True when the order does not need a payment. */
export const isRefundDue = (paymentId: string): SQL =>
  sql`exists (select 1 from payments where id = ${paymentId} and state = 'refund_due')`

/** Records a payment as due for refund, once, if the order did not need it. */
export function recordRefundDue(
  db: Database,
  due: Pick<
    RefundRow,
    'paymentId' | 'orderId' | 'amountMinor' | 'currency' | 'amountUsdMinor' | 'createdAt'
  > & { amendmentId: string | null; isOtherSum: boolean },
): Statement {
  const { paymentId, orderId, createdAt } = due
  const reason = due.isOtherSum
    ? sql`${'other_sum' satisfies RefundReason}`
    : due.amendmentId === null
      ? sql`case when (select state from orders where id = ${orderId}) = 'cancelled'
          then 'order_cancelled' else 'paid_twice' end`
      : sql`case when ${isAmendment(due.amendmentId, 'in_force')}
          then 'change_paid_twice' else 'change_closed' end`
  return db.run(sql`
    insert into refunds
      (payment_id, order_id, reason, state, amount_minor, currency, amount_usd_minor, due_at, created_at)
    select ${paymentId}, ${orderId}, ${reason}, 'due', ${due.amountMinor}, ${due.currency},
      ${due.amountUsdMinor}, ${createdAt}, ${createdAt}
    where ${isRefundDue(paymentId)}
    on conflict (payment_id) do nothing`)
}

/** Refunds to request from the gateway now; optionally only that of one payment. */
export async function listOpenRefunds(
  db: Database,
  query: { now: string; paymentId?: string | undefined; limit: number },
): Promise<DueRefund[]> {
  const { now, paymentId, limit } = query
  return await db
    .select({
      ...getTableColumns(refunds),
      gateway: payments.gateway,
      gatewayPaymentId: payments.gatewayPaymentId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        inArray(refunds.state, [...OPEN_REFUND_STATES]),
        lte(refunds.dueAt, now),
        paymentId === undefined ? undefined : eq(refunds.paymentId, paymentId),
      ),
    )
    .orderBy(asc(refunds.dueAt))
    .limit(limit)
}

/** Claims a refund for one worker until `until`. False when another worker was faster. */
export async function claimRefund(
  db: Database,
  refund: Pick<RefundRow, 'paymentId' | 'attempts'>,
  until: string,
): Promise<boolean> {
  const taken = await db
    .update(refunds)
    .set({ dueAt: until, attempts: sql`${refunds.attempts} + 1` })
    .where(
      and(
        eq(refunds.paymentId, refund.paymentId),
        eq(refunds.attempts, refund.attempts),
        inArray(refunds.state, [...OPEN_REFUND_STATES]),
      ),
    )
    .returning({ paymentId: refunds.paymentId })
  return taken.length > 0
}

/** Schedules another request after a failed or undecided one. */
export function postponeRefund(
  db: Database,
  paymentId: string,
  next: { dueAt: string; lastError: string | null; isRefused: boolean },
): Statement {
  return db
    .update(refunds)
    .set({
      dueAt: next.dueAt,
      lastError: next.lastError,
      refusals: sql`${refunds.refusals} + ${next.isRefused ? 1 : 0}`,
    })
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, [...OPEN_REFUND_STATES])))
}

/** Updates the state of a refund, unless it has a later state already. */
export function moveRefund(db: Database, outcome: RefundOutcome, at: string): Statement {
  const { paymentId, state, gatewayRefundId, reason } = outcome
  return db
    .update(refunds)
    .set({ state, gatewayRefundId, lastError: reason, madeAt: state === 'made' ? at : null })
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        inArray(refunds.state, [...REFUND_STATES_BEFORE[state]]),
      ),
    )
}

/** Updates the payment's state with its refund's. */
export function followRefund(db: Database, paymentId: string): Statement {
  const state = sql`(select state from refunds where payment_id = ${paymentId})`
  return db
    .update(payments)
    .set({ state: sql`case when ${state} = 'made' then 'refunded' else 'refund_due' end` })
    .where(and(eq(payments.id, paymentId), inArray(payments.state, ['refund_due', 'refunded'])))
}

/** True when a refund is in this state. */
export const isRefundIn = (paymentId: string, state: RefundRow['state']): SQL =>
  sql`exists (select 1 from refunds where payment_id = ${paymentId} and state = ${state})`

const hasEntry = (paymentId: string, kind: Parameters<typeof refundEntryId>[1]) =>
  sql`exists (select 1 from ledger_entries where id = ${refundEntryId(paymentId, kind)})`

/** True while a refund can still reach this state. */
export const canRefundBecome = (paymentId: string, state: RefundOutcome['state']): SQL =>
  sql`exists (select 1 from refunds where payment_id = ${paymentId}
    and ${inArray(refunds.state, [...REFUND_STATES_BEFORE[state]])})`

/** True when a completed refund has failed after all. */
export const isRefundReturned = (paymentId: string): SQL =>
  sql`${isRefundIn(paymentId, 'failed')} and ${hasEntry(paymentId, 'refunded')}`

/** True where `condition` holds and the desk was not informed of the refund's problem yet. */
export const isRefundTroubleUnreported = (
  { orderId, paymentId }: Pick<RefundRow, 'orderId' | 'paymentId'>,
  condition: SQL,
): SQL =>
  sql`(${condition}) and not exists (select 1 from mail_outbox
    where order_id = ${orderId} and kind = 'refund_failed' and subject = ${paymentId})`

/** The refunds of an order. */
export async function listRefunds(db: Database, orderId: string): Promise<RefundRow[]> {
  return await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt))
}

/** The refunds of a change of an order. */
export async function listAmendmentRefunds(
  db: Database,
  { id, orderId }: { id: string; orderId: string },
): Promise<RefundRow[]> {
  return await db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), eq(payments.amendmentId, id)))
    .orderBy(asc(refunds.createdAt))
}

/** The refund of a payment. */
export async function findRefund(db: Database, paymentId: string): Promise<RefundRow | undefined> {
  return await db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).get()
}

/** A refund as the order's buyer sees it. */
export const refundView = (refund: RefundRow): RefundView => {
  const { reason, amountMinor, currency, state, createdAt } = refund
  return { reason, amountMinor, currency, isMade: state === 'made', createdAt }
}
