import { withoutEnd } from '#domain/foundation/forms/firstCharacters.ts'
import { formatMoney, type Currency } from '#domain/foundation/money/money.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { REFUND_REASON_WORDS, type RefundReason } from '#domain/orders/payment/refund.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { orderMail, type OrderLinks } from './orderMail.ts'

/** The facts of a refund in its mail. */
interface MailedRefund {
  paymentId: string
  reason: RefundReason
  amountMinor: number
  currency: Currency
  lastError: string | null
}

/** The state of the order after a refund of surplus money. */
const ORDER_WORDS: Record<RefundReason, string> = {
  paid_twice: 'Your order stands as it is; we have kept one payment for it.',
  order_cancelled: 'The order stays canceled. You are welcome to order again at any time.',
  change_paid_twice: 'The change stands as it is; we have kept one payment for it.',
  change_closed: 'The campaign stays as it is.',
  other_sum: 'We could not use that payment for the order.',
}

/** The reason for a refund, for the desk. */
const DESK_WORDS: Record<RefundReason, string> = {
  paid_twice: 'The order was paid more than once.',
  order_cancelled: 'The payment arrived after the order was canceled.',
  other_sum: 'The payment was not for the amount due.',
  change_paid_twice: 'The change to the campaign was paid more than once.',
  change_closed: 'The payment arrived when the change to the campaign could no longer be made.',
}

/** The gateway's message, with one full stop. */
const sentence = (text: string) => `${withoutEnd(text.trim(), '.')}.`

/** The mails about refunds. */
export const REFUND_MAILS = {
  /** To its buyer: a payment was refunded. */
  made: (order: OrderView, refund: MailedRefund, links: OrderLinks): MailContent => {
    const amount = formatMoney(refund)
    return orderMail(order, links, {
      lines: [],
      sums: { rows: [{ label: 'Refunded', detail: '', amount }], hasTotal: false },
      subject: `We have refunded ${amount} for your order ${order.number}`,
      heading: 'Your money is on its way back',
      paragraphs: [
        REFUND_REASON_WORDS[refund.reason],
        `We have refunded ${amount} to the card it was paid with. Most banks show it within 5 to 10 days.`,
        ORDER_WORDS[refund.reason],
      ],
    })
  },
  /** To the desk: a refund needs attention. */
  failed: (order: OrderView, refund: MailedRefund, links: OrderLinks): MailContent => {
    const amount = formatMoney(refund)
    const row = { label: 'To be refunded', detail: refund.paymentId, amount }
    return orderMail(order, links, {
      reader: 'desk',
      lines: [],
      sums: { rows: [row], hasTotal: false },
      subject: `A refund of ${amount} needs you: order ${order.number}`,
      heading: 'A refund could not be made',
      paragraphs: [
        `${DESK_WORDS[refund.reason]} ${amount} of payment ${refund.paymentId} could not be refunded: ${sentence(refund.lastError ?? 'no reason was given')}`,
        'Please look up this payment at the payment provider and find another way to refund it.',
      ],
    })
  },
} as const
