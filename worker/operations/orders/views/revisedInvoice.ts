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

/** How a change of an order is taxed: like its buyer. */
export function taxOfOrder({ billing, contact }: OrderRow): TaxDecision {
  const { country, state, vatId, zipCode: postcode } = billing
  return taxFor({ country, state, postcode, vatId, buyerType: contact.type })
}

/** What an order that is not paid comes to with a change of a line; null when its coupons pay more than is left. */
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

/** Which invoice a change replaces, or replaced, by which sum; null where it is no change of an unpaid order's price. */
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

/** What is shown of it. */
export const shownOf = (before: StoredOrder['invoice'], toMinor: number): RevisedInvoice => ({
  number: formatInvoiceNumber(before),
  dueDate: before.dueDate,
  currency: before.currency,
  fromMinor: before.totalMinor,
  toMinor,
})
