import { formatMoney, type Currency } from '#domain/money/money.ts'
import type { OrderView } from '#domain/order/orderView.types.ts'
import { REFUND_REASON_WORDS, type RefundReason } from '#domain/payment/refund.ts'
import { commonContent, type MailLinks, type OrderMailContent } from './orderMailContent.ts'

/** What a mail tells of a refund. */
interface MailedRefund {
  paymentId: string
  reason: RefundReason
  amountMinor: number
  currency: Currency
  lastError: string | null
}

/** What the order itself comes to after its surplus money went back. */
const ORDER_WORDS: Record<RefundReason, string> = {
  paid_twice: 'Your order stands as it is and is paid once.',
  order_cancelled: 'The order stays cancelled. You are welcome to order anew at any time.',
  other_sum: 'Such a payment cannot pay the order.',
}

/** The mail that tells its buyer that a payment was given back. */
export function refundedContent(
  order: OrderView,
  refund: MailedRefund,
  links: MailLinks,
): OrderMailContent {
  const amount = formatMoney(refund)
  return {
    ...commonContent(order, links),
    lines: [],
    sums: [{ label: 'Given back', detail: '', amount }],
    subject: `We have given back ${amount} for your order ${order.number}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      REFUND_REASON_WORDS[refund.reason],
      `We have given ${amount} back to the card it was paid with. Most banks show it within 5 to 10 days.`,
      ORDER_WORDS[refund.reason],
    ],
  }
}

/** The mail that asks the desk to look after a refund. */
export function refundTroubleContent(
  order: OrderView,
  refund: MailedRefund,
  links: MailLinks,
): OrderMailContent {
  const amount = formatMoney(refund)
  return {
    ...commonContent(order, links),
    greeting: 'Hello,',
    lines: [],
    sums: [{ label: 'To be given back', detail: refund.paymentId, amount }],
    subject: `A refund of ${amount} needs you: order ${order.number}`,
    heading: 'A refund does not work by itself',
    paragraphs: [
      `${REFUND_REASON_WORDS[refund.reason]} ${amount} of payment ${refund.paymentId} could not be given back: ${refund.lastError ?? 'no reason was told'}.`,
      'Please look at this payment in the account of the payment provider and find another way to give it back.',
    ],
  }
}
