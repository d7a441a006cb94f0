import { formatDay } from '#domain/calendar/calendarDay.ts'
import { formatUsd } from '#domain/money/amount.ts'
import type { LineCoupon } from '#domain/order/orderOverview.types.ts'
import type { OrderLineView, OrderView } from '#domain/order/orderView.types.ts'
import { commonContent, type MailLinks, type OrderMailContent } from './orderMailContent.ts'

const HOW_TO_USE =
  'Enter its number in the summary of your next checkout. It does not expire. It can be used once, for one order; what that order does not need of it is not kept.'

function lineContent(
  order: OrderView,
  line: OrderLineView,
  links: MailLinks,
): Omit<OrderMailContent, 'subject' | 'heading' | 'paragraphs'> {
  const common = commonContent(order, links)
  return { ...common, lines: [common.lines[order.lines.indexOf(line)] ?? []].flat(), sums: [] }
}

const couponRow = (coupon: LineCoupon) => ({
  label: `Coupon ${coupon.num}`,
  detail: '',
  amount: formatUsd(coupon.amountMinor),
})

/** The mail that tells of a stopped campaign: its coupon, or that it comes with the payment of the open invoice. */
export function stoppedContent(
  order: OrderView,
  about: { line: OrderLineView; coupon: LineCoupon | null },
  links: MailLinks,
): OrderMailContent {
  const { line, coupon } = about
  const isUnpaid = order.state === 'awaiting_invoice_payment'
  const worth = coupon
    ? [
        `Your coupon for the part that was not used is worth ${formatUsd(coupon.amountMinor)}: ${coupon.num}.`,
        HOW_TO_USE,
      ]
    : [
        isUnpaid
          ? `Invoice ${order.invoice.number} is still open. When it is paid, you get a coupon for this campaign.`
          : 'All that was paid for it was used, so there is no coupon.',
      ]
  return {
    ...lineContent(order, line, links),
    sums: coupon ? [couponRow(coupon)] : [],
    subject: `Your campaign ${line.name} is stopped`,
    heading: 'Your campaign is stopped',
    paragraphs: [
      `We have stopped the campaign ${line.name} of your order ${order.number}.`,
      ...worth,
    ],
  }
}

/** The mail with a coupon for a part that was booked and could not run. */
export function couponContent(
  order: OrderView,
  about: { line: OrderLineView; coupon: LineCoupon },
  links: MailLinks,
): OrderMailContent {
  const { line, coupon } = about
  return {
    ...lineContent(order, line, links),
    sums: [couponRow(coupon)],
    subject: `A coupon worth ${formatUsd(coupon.amountMinor)} for your campaign ${line.name}`,
    heading: 'Here is a coupon for you',
    paragraphs: [
      `A part of your campaign ${line.name} of order ${order.number} was paid for and did not run. Its worth comes back to you as a coupon: ${coupon.num}.`,
      HOW_TO_USE,
    ],
  }
}

/** The mail that confirms other dates. */
export function runtimeContent(
  order: OrderView,
  { line }: { line: OrderLineView },
  links: MailLinks,
): OrderMailContent {
  const dates =
    line.startDate && line.endDate
      ? `${formatDay(line.startDate)} to ${formatDay(line.endDate)}`
      : 'its new dates'
  return {
    ...lineContent(order, line, links),
    subject: `Your campaign ${line.name} has new dates`,
    heading: 'Your campaign has new dates',
    paragraphs: [`The campaign ${line.name} of your order ${order.number} runs from ${dates}.`],
  }
}

const invoiceContent = (order: OrderView, links: MailLinks) => ({
  ...commonContent(order, links),
  link: { label: 'Open the invoice', url: links.invoiceUrl },
})

/** The mail about an invoice whose due date is over. */
export function reminderContent(order: OrderView, links: MailLinks): OrderMailContent {
  return {
    ...invoiceContent(order, links),
    subject: `Reminder: invoice ${order.invoice.number} is open`,
    heading: 'Your invoice is still open',
    paragraphs: [
      `Invoice ${order.invoice.number} of your order ${order.number} was due on ${formatDay(order.invoice.dueDate)}, and we have not received the payment yet.`,
      'Your campaigns do not run before it has arrived. If you have paid in the last days, please ignore this mail.',
    ],
  }
}

/** The mail that confirms the payment of an invoice. */
export function invoicePaidContent(order: OrderView, links: MailLinks): OrderMailContent {
  return {
    ...invoiceContent(order, links),
    subject: `Invoice ${order.invoice.number} is paid. Thank you!`,
    heading: 'Your payment has arrived. Thank you!',
    paragraphs: [
      `Invoice ${order.invoice.number} of your order ${order.number} is paid. Campaigns that are ready start on their first day.`,
    ],
  }
}

/** The mail that tells of a corrected invoice. */
export function correctedContent(order: OrderView, links: MailLinks): OrderMailContent {
  return {
    ...invoiceContent(order, links),
    subject: `Your order ${order.number} has a corrected invoice`,
    heading: 'Your invoice is corrected',
    paragraphs: [
      `We have taken back the former invoice of your order ${order.number} with a credit note. Invoice ${order.invoice.number} takes its place.`,
    ],
  }
}
