import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { creativesDue } from '#domain/orders/order/line/creativesDue.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { LineCoupon } from '#domain/orders/order/orderOverview.types.ts'
import type { OrderLineView, OrderView } from '#domain/orders/order/orderView.types.ts'
import type { MailContent, MailRow } from '#content/mails/foundation/mailContent.types.ts'
import { lineRow, orderMail, type OrderLinks } from './orderMail.ts'

/** The campaign of an order that a mail is about. */
export interface CampaignOfOrder {
  order: OrderView
  line: OrderLineView
}

/** How to use a coupon from us. */
export const COUPON_USE =
  'Enter its number in the summary of your next checkout. It does not expire. What one order does not use stays on it for the next.'

const couponRow = (coupon: LineCoupon): MailRow => ({
  label: `Coupon ${coupon.num}`,
  detail: '',
  amount: formatUsd(coupon.amountMinor),
})

/** The campaign's amounts with its coupon, if any. */
export const couponAmounts = ({ order, line }: CampaignOfOrder, coupon: LineCoupon | null) => ({
  lines: [lineRow(order, { ...line, amounts: line.agreedAmounts ?? line.amounts })],
  sums: { rows: coupon ? [couponRow(coupon)] : [], hasTotal: false },
})

function formatCouponTerms({ state, invoice }: OrderView, coupon: LineCoupon | null): string[] {
  if (coupon)
    return [
      `Your coupon for the unused part is worth ${formatUsd(coupon.amountMinor)}: ${coupon.num}.`,
      COUPON_USE,
    ]
  return state === 'awaiting_invoice_payment'
    ? [
        `Invoice ${invoice.number} is still open. Once it is paid, you get a coupon for this campaign.`,
      ]
    : ['Everything paid for it was used, so there is no coupon.']
}

/** The mails about one campaign of an order. */
export const CAMPAIGN_MAILS = {
  /**
   * It was stopped, with its coupon, or the note that it follows the payment of the open invoice.
   */
  stopped: (
    about: CampaignOfOrder & { coupon: LineCoupon | null },
    links: OrderLinks,
  ): MailContent =>
    orderMail(about.order, links, {
      ...couponAmounts(about, about.coupon),
      subject: `Your campaign ${about.line.name} is stopped`,
      heading: 'Your campaign is stopped',
      paragraphs: [
        `We have stopped the campaign ${about.line.name} of your order ${about.order.number}.`,
        ...formatCouponTerms(about.order, about.coupon),
      ],
    }),
  /** A coupon for a booked part that could not run. */
  couponIssued: (about: CampaignOfOrder & { coupon: LineCoupon }, links: OrderLinks): MailContent =>
    orderMail(about.order, links, {
      ...couponAmounts(about, about.coupon),
      subject: `A coupon worth ${formatUsd(about.coupon.amountMinor)} for your campaign ${about.line.name}`,
      heading: 'Here is a coupon for you',
      paragraphs: [
        `Part of your campaign ${about.line.name} of order ${about.order.number} was paid for and did not run. Its value comes back to you as a coupon: ${about.coupon.num}.`,
        COUPON_USE,
      ],
    }),
  /** It starts soon, without creatives. */
  creativesMissing: (about: CampaignOfOrder, links: OrderLinks): MailContent => {
    const { order, line } = about
    const start = line.startDate ? formatDay(line.startDate) : 'its first day'
    const due = line.startDate ? formatDay(creativesDue(line.mediaType, line.startDate)) : 'then'
    return orderMail(order, links, {
      ...couponAmounts(about, null),
      opens: 'upload',
      subject: `Your campaign ${line.name} needs its creatives by ${due}`,
      heading: 'Your campaign needs its creatives',
      paragraphs: [
        `The campaign ${line.name} of your order ${order.number} starts on ${start}, and we have no creative for it yet. Please upload it by ${due}, so that we can review it in time.`,
        'You know in seconds whether a file fits. The link opens with your login, or with a code that we email you.',
      ],
    })
  },
  /** Its dates have changed. */
  runtimeChanged: (about: CampaignOfOrder, links: OrderLinks): MailContent => {
    const { order, line } = about
    const dates =
      line.startDate && line.endDate
        ? `from ${formatDay(line.startDate)} to ${formatDay(line.endDate)}`
        : 'on its new dates'
    return orderMail(order, links, {
      ...couponAmounts(about, null),
      subject: `Your campaign ${line.name} has new dates`,
      heading: 'Your campaign has new dates',
      paragraphs: [`The campaign ${line.name} of your order ${order.number} runs ${dates}.`],
    })
  },
} as const
