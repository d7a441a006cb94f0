import { sitePath } from '#content/sitePaths.ts'
import type { OrderState } from '#domain/orders/order/orderState.ts'
import { payPath } from '#client/state/orders/submitOrder.ts'

/** Where an order that is not paid is paid: by card, or by its invoice; null when there is nothing to pay. */
export function payLinkOf(
  order: { orderId: string; orderState: OrderState },
  invoiceId?: string,
): { to: string; label: string } | null {
  if (order.orderState === 'awaiting_payment')
    return { to: payPath(order.orderId), label: 'Pay now' }
  if (order.orderState !== 'awaiting_invoice_payment') return null
  return invoiceId === undefined
    ? { to: sitePath('myInvoices'), label: 'Pay the invoice' }
    : { to: sitePath('invoice', { id: invoiceId }), label: 'Pay the invoice' }
}
