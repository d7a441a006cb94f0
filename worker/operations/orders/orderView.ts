import type { OrderLineRow, StoredOrder } from '#database/queries/orders.ts'
import type { PaymentRow } from '#database/queries/payments.ts'
import { LINE_STATE_NAMES } from '#domain/order/lineState.ts'
import { formatInvoiceNumber, formatOrderNumber } from '#domain/order/orderNumber.ts'
import { ORDER_STATE_NAMES, type OrderState } from '#domain/order/orderState.ts'
import type { OrderLineView, OrderView } from '#domain/order/orderView.types.ts'
import type { RefundView } from '#domain/payment/refund.ts'
import { legendStatus } from '#domain/order/statusLegend.ts'
import { warningFlags } from '#domain/order/warningFlags.ts'

/** An order as its buyer sees it. Keys and sessions stay out. */
export function orderView(
  { order, lines, invoice }: StoredOrder,
  { payment, refunds }: { payment: PaymentRow | null; refunds: readonly RefundView[] },
  now: Date,
): OrderView {
  return {
    id: order.id,
    number: formatOrderNumber(order.number),
    state: order.state,
    stateName: ORDER_STATE_NAMES[order.state],
    paymentMethod: order.paymentMethod,
    createdAt: order.createdAt,
    payBy: order.payBy,
    paidAt: order.paidAt,
    contact: order.contact,
    advertiser: order.advertiser,
    billing: order.billing,
    currency: order.currency,
    lines: lines.map((line) => lineView(line, order.state, now)),
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

const dayStart = (date: string | null) => (date === null ? 0 : Date.parse(`${date}T00:00:00Z`))
const DAY_MS = 86_400_000

function lineView(line: OrderLineRow, orderState: OrderState, now: Date): OrderLineView {
  return {
    id: line.id,
    key: line.cartKey,
    type: line.type,
    mediaType: line.mediaType,
    name: line.name,
    quantity: line.quantity,
    state: line.state,
    stateName: LINE_STATE_NAMES[line.state],
    legend: legendStatus({ state: line.state, orderState, hasPendingModification: false }),
    flags:
      line.type === 'adcreation'
        ? []
        : warningFlags({
            orderState,
            lineState: line.state,
            startsAtMs: dayStart(line.startDate),
            endsAtMs: dayStart(line.endDate) + DAY_MS,
            nowMs: now.getTime(),
            creativeCount: 0,
            approvedCreativeCount: 0,
            bookedImpressions: line.impressions?.mid ?? 0,
            deliveredImpressions: 0,
          }),
    amounts: line.amounts,
    impressions: line.impressions ?? null,
    startDate: line.startDate,
    endDate: line.endDate,
  }
}
