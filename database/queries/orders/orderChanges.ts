import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { OVER_LINE_STATES } from '#domain/orders/order/line/lineState.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import type { OrderMailKind } from '#domain/foundation/mail/mailTraits.ts'
import { stateList } from '#database/stateSql.ts'
import { isInvoiceOpen } from './invoices.ts'
import { isUnsettled } from './payments/payments.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'

/** True while no payment has paid an order, and none of this payment was booked. */
export const isPayable = (orderId: string, paymentId: string): SQL =>
  sql`(select paid_by_payment_id from orders where id = ${orderId}) is null and ${isUnsettled(paymentId)}`

/** True when an order has passed its payment deadline. */
export const isPayTimeOver = (orderId: string, at: string): SQL =>
  sql`(select pay_by from orders where id = ${orderId}) <= ${at}`

/**
 * True while an order has the known number of ended campaigns and released slots, its invoice is open, and `condition`
 * holds.
 */
export const isOrderAsKnown = (
  orderId: string,
  known: { campaignsOver: number; slotsReleased: number; openInvoiceId: string },
  condition: SQL = ALWAYS,
): SQL =>
  sql`(select count(*) from order_lines where order_id = ${orderId} and type = 'campaign'
    and state in ${stateList(OVER_LINE_STATES)}) = ${known.campaignsOver}
    and (select count(*) from released_slots where order_id = ${orderId}) = ${known.slotsReleased}
    and ${isInvoiceOpen(known.openInvoiceId)} and ${condition}`

/** True when no event can happen to any line of an order any more. */
export const areAllLinesOver = (orderId: string): SQL =>
  sql`not exists (select 1 from order_lines where order_id = ${orderId}
    and state not in ${stateList(OVER_LINE_STATES)})`

/** Sets the state of the open invoice of an order itself, where `condition` holds. */
export function setInvoiceState(
  db: Database,
  orderId: string,
  { state, at }: { state: 'paid' | 'void'; at: string },
  condition: SQL,
): Statement {
  return db
    .update(invoices)
    .set({ state, paidAt: state === 'paid' ? at : null })
    .where(
      and(
        eq(invoices.orderId, orderId),
        eq(invoices.state, 'open'),
        isNull(invoices.amendmentId),
        condition,
      ),
    )
}

/**
 * Queues a mail about an order, or about one subject of it (`subject`), once, where `condition` holds; with
 * `takenUntil` it is claimed by its writer until then.
 */
export function queueMailIf(
  db: Database,
  mail: {
    orderId: string
    kind: OrderMailKind
    subject?: string
    at: string
    takenUntil?: string
  },
  condition: SQL = ALWAYS,
): Statement {
  const { orderId, kind, subject = null, at, takenUntil } = mail
  const attempts = takenUntil === undefined ? 0 : 1
  const id = subject === null ? `${orderId}:${kind}` : `${orderId}:${kind}:${subject}`
  return db.run(sql`
    insert or ignore into mail_outbox (id, kind, order_id, subject, created_at, attempts, due_at)
    select ${id}, ${kind}, ${orderId}, ${subject}, ${at}, ${attempts}, ${takenUntil ?? at}
    where ${condition}`)
}
