import type { AmendmentRow } from '#database/queries/orders/amendments.ts'
import { listPaidCouponNums } from '#database/queries/commerce/coupons.ts'
import { findRevision } from '#database/queries/orders/invoices.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import type { OrderRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import type { RevisedInvoice } from '#domain/orders/order/amendment/amendment.types.ts'
import { reviseOrder, type UnpaidChange } from '#domain/orders/order/changes/reviseOrder.ts'
import { taxFor, type TaxDecision } from '#domain/commerce/tax/taxFor.ts'
import type { OperationContext } from '#worker/platform/env.ts'

type PriceChange = Pick<UnpaidChange, 'lineId' | 'fromUsdMinor' | 'toUsdMinor'> & { id: string }
export type Revised = NonNullable<ReturnType<typeof reviseOrder>>

/** Tax of an order's change: like its buyer's. */
export function taxOfOrder({ billing, contact }: OrderRow): TaxDecision {
  const { country, state, vatId, zipCode: postcode } = billing
  return taxFor({ country, state, postcode, vatId, buyerType: contact.type })
}

/** Total of an unpaid order with a changed line; null if its coupons exceed the new total. */
export async function revisionOf(
  { db }: Pick<OperationContext, 'db'>,
  { order, lines, invoice }: StoredOrder,
  { id: amendmentId, lineId, fromUsdMinor, toUsdMinor }: PriceChange,
): Promise<Revised | null> {
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

/** The invoice that a change replaces or replaced, and its sum; null if it does not change an unpaid order's price. */
export async function revisedInvoiceOf(
  context: OperationContext,
  amendment: Pick<AmendmentRow, 'id' | 'orderId' | 'state'> & PriceChange,
  stored: StoredOrder,
): Promise<RevisedInvoice | null> {
  if (amendment.state === 'in_force') {
    const made = await findRevision(context.db, amendment)
    return made && shownOf(made.before, made.after.totalMinor)
  }
  const { order, invoice } = stored
  const isAsked = amendment.state === 'proposed' && order.state === 'awaiting_invoice_payment'
  if (!isAsked || amendment.fromUsdMinor === amendment.toUsdMinor) return null
  const revised = await revisionOf(context, stored, amendment)
  return revised && shownOf(invoice, revised.revision.amounts.totalMinor)
}

/** Displayed part of it. */
export const shownOf = (before: StoredOrder['invoice'], toMinor: number): RevisedInvoice => ({
  number: formatInvoiceNumber(before),
  dueDate: before.dueDate,
  currency: before.currency,
  fromMinor: before.totalMinor,
  toMinor,
})
