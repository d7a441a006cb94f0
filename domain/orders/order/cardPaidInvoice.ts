import { cardOption } from '#domain/commerce/checkout/paymentRules.ts'
import { dollarsOf } from '#domain/foundation/money/convert.ts'
import type { OrderState } from './orderState.ts'
import type { InvoiceState } from '../invoice/invoice.types.ts'

/** Whether a card may pay the open invoice of an order, by the rule of a cart. */
export function isInvoicePayableByCard({
  order,
  invoice,
}: {
  order: { state: OrderState; perUsdMicros: number }
  invoice: { state: InvoiceState; totalMinor: number }
}): boolean {
  return (
    order.state === 'awaiting_invoice_payment' &&
    invoice.state === 'open' &&
    cardOption(true, dollarsOf(invoice.totalMinor, order.perUsdMicros)).allowed
  )
}
