import type { Statement } from '#database/batch.ts'
import { connect, type Database } from '#database/connection.ts'
import type { AmendmentRow } from '#database/queries/amendments.ts'
import { listPaidCouponNums } from '#database/queries/coupons.ts'
import {
  findRevision,
  insertCreditNoteIf,
  insertRevisedInvoiceIf,
  voidInvoice,
} from '#database/queries/invoices.ts'
import { enterInLedger, listLedger } from '#database/queries/ledger.ts'
import type { StoredOrder } from '#database/queries/orders.ts'
import type { happened } from '#database/queries/recordedChange.ts'
import { dayIn } from '#domain/calendar/calendarDay.ts'
import { formatInvoiceNumber } from '#domain/invoice/invoiceNumber.ts'
import { dueChanged } from '#domain/ledger/amendmentEntries.ts'
import { lineBalance } from '#domain/ledger/lineBalance.ts'
import type { RevisedInvoice } from '#domain/order/amendment.types.ts'
import { reviseOrder, type UnpaidChange } from '#domain/order/reviseOrder.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'
import { taxOfOrder } from './amendmentMoney.ts'

const REASON = 'A change of a campaign that was agreed on before the payment.'

type PriceChange = Pick<UnpaidChange, 'lineId' | 'fromUsdMinor' | 'toUsdMinor'> & { id: string }
type Revised = NonNullable<ReturnType<typeof reviseOrder>>

/** What an order that is not paid comes to with a change of a line; null when its coupons pay more than is left. */
export async function revisionOf(
  { env }: Pick<OperationContext, 'env'>,
  { order, lines, invoice }: StoredOrder,
  { id: amendmentId, lineId, fromUsdMinor, toUsdMinor }: PriceChange,
): Promise<Revised | null> {
  const db = connect(env.DB)
  const [entries, paidCoupons] = await Promise.all([
    listLedger(db, order.id),
    listPaidCouponNums(db, order.id),
  ])
  const { paidUsdMinor } = lineBalance(entries.filter((entry) => entry.lineId === lineId))
  const { currency, perUsdMicros, rateDate } = order
  const revision = invoice.revision ?? null
  return reviseOrder(
    { ...order, lines, revision },
    { amendmentId, lineId, fromUsdMinor, toUsdMinor, couponUsdMinor: paidUsdMinor },
    {
      rate: { currency, perUsdMicros, asOfDate: rateDate },
      tax: taxOfOrder(order),
      paidCoupons: new Set(paidCoupons),
    },
  )
}

/**
 * How a change that a buyer accepts before paying is entered and invoiced: what is due changes, a credit note takes the
 * open invoice back, and one of the new sum takes its place, due on the same day.
 */
export function revisedStatements(
  context: OperationContext,
  db: Database,
  {
    amendment,
    stored,
    revised: { revision, dueUsdMinor },
    isAccepted,
  }: {
    amendment: AmendmentRow
    stored: StoredOrder
    revised: Revised
    isAccepted: ReturnType<typeof happened>
  },
): Statement[] {
  const { invoice } = stored
  const at = context.now.toISOString()
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const of = { of: invoice.id, reason: REASON, at }
  return [
    enterInLedger(db, dueChanged(amendment, dueUsdMinor, at), isAccepted),
    insertCreditNoteIf(db, { ...of, id: newId('inv'), today }, isAccepted),
    insertRevisedInvoiceIf(
      db,
      { ...of, id: newId('inv'), year: Number(today.slice(0, 4)) },
      revision,
      isAccepted,
    ),
    voidInvoice(db, invoice.id, isAccepted),
  ]
}

/** Which invoice a change replaces, or replaced, by which sum; null where it is no change of an unpaid order's price. */
export async function revisedInvoiceOf(
  context: OperationContext,
  amendment: Pick<AmendmentRow, 'id' | 'orderId' | 'state'> & PriceChange,
  stored: StoredOrder,
): Promise<RevisedInvoice | null> {
  if (amendment.state === 'in_force') {
    const made = await findRevision(connect(context.env.DB), amendment)
    return made && shownOf(made.before, made.after.totalMinor)
  }
  const { order, invoice } = stored
  const isAsked = amendment.state === 'proposed' && order.state === 'awaiting_invoice_payment'
  if (!isAsked || amendment.fromUsdMinor === amendment.toUsdMinor) return null
  const revised = await revisionOf(context, stored, amendment)
  return revised && shownOf(invoice, revised.revision.amounts.totalMinor)
}

/** What is shown of it. */
export const shownOf = (before: StoredOrder['invoice'], toMinor: number): RevisedInvoice => ({
  number: formatInvoiceNumber(before),
  dueDate: before.dueDate,
  currency: before.currency,
  fromMinor: before.totalMinor,
  toMinor,
})
