import type { OrderLineRow, StoredOrder } from '#database/queries/orders/orders.ts'
import type { PaymentRow } from '#database/queries/orders/payments/payments.ts'
import { lineFlags, type CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import { pausedBy } from '#domain/orders/order/pause/pauseLine.ts'
import { lineStateName } from '#domain/orders/order/pause/formatPause.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { ORDER_STATE_NAMES, type OrderState } from '#domain/orders/order/orderState.ts'
import { asRevised } from '#domain/orders/order/changes/reviseOrder.ts'
import type { OrderLineView, OrderView } from '#domain/orders/order/orderView.types.ts'
import type { RefundView } from '#domain/orders/payment/refund.ts'
import { legendStatus } from '#domain/orders/order/line/statusLegend.ts'

/** An order as its buyer sees it, without keys and sessions. */
export function orderView(
  stored: StoredOrder,
  {
    payment,
    refunds,
    creativesOf,
  }: {
    payment: PaymentRow | null
    refunds: readonly RefundView[]
    creativesOf: (lineId: string) => CreativeCounts
  },
  now: Date,
): OrderView {
  const { invoice } = stored
  const { order, lines } = asRevised(stored, invoice.revision ?? null)
  return {
    id: order.id,
    number: formatOrderNumber(order.number),
    state: order.state,
    stateName: ORDER_STATE_NAMES[order.state],
    paymentMethod: order.paymentMethod,
    creditCheckAgreedAt: order.creditCheckAgreedAt,
    createdAt: order.createdAt,
    payBy: order.payBy,
    slotsUntil: order.slotsUntil,
    paidAt: order.paidAt,
    contact: order.contact,
    advertiser: order.advertiser,
    billing: order.billing,
    currency: order.currency,
    lines: lines.map((line) =>
      lineView(line, order.state, { creatives: creativesOf(line.id), now }),
    ),
    discounts: order.discounts,
    tax: order.tax,
    totals: order.amounts,
    invoice: {
      id: invoice.id,
      number: formatInvoiceNumber(invoice),
      state: invoice.state,
      dueDate: invoice.dueDate,
    },
    payment: payment && {
      id: payment.id,
      state: payment.state,
      declineCode: payment.declineCode,
    },
    refunds: [...refunds],
  }
}

function lineView(
  line: OrderLineRow,
  orderState: OrderState,
  { creatives, now }: { creatives: CreativeCounts; now: Date },
): OrderLineView {
  return {
    id: line.id,
    key: line.cartKey,
    type: line.type,
    mediaType: line.mediaType,
    name: line.name,
    quantity: line.quantity,
    state: line.state,
    stateName: lineStateName(line.state, pausedBy(line)),
    legend: legendStatus({ state: line.state, orderState }),
    flags: lineFlags(
      { ...line, orderState, bookedImpressions: line.impressions?.mid ?? 0 },
      creatives,
      now,
    ),
    amounts: line.amounts,
    agreedAmounts: (line.agreed ?? line).amounts,
    impressions: line.impressions ?? null,
    startDate: line.startDate,
    endDate: line.endDate,
  }
}
