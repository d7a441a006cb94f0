import { sitePath } from '#content/sitePaths.ts'
import type { OfferedRights } from '#domain/accounts/team/teamRole.ts'
import type { OrderState } from '#domain/orders/order/orderState.ts'
import { payPath } from '#client/state/orders/submitOrder.ts'

/**
 * The payment link of an unpaid order: by card, or by its invoice; null if nothing is due, or the
 * reader may not pay.
 */
export function payLinkOf(
  order: { orderId: string; orderState: OrderState; rights: OfferedRights },
  invoiceId?: string,
): { to: string; label: string } | null {
  if (!order.rights.payOrders) return null
  if (order.orderState === 'awaiting_payment')
    return { to: payPath(order.orderId), label: 'Pay now' }
  if (order.orderState !== 'awaiting_invoice_payment') return null
  return invoiceId === undefined
    ? { to: sitePath('myInvoices'), label: 'Pay the invoice' }
    : { to: sitePath('invoice', { id: invoiceId }), label: 'Pay the invoice' }
}
