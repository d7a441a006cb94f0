import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { LineCoupon } from '#domain/orders/order/orderOverview.types.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { COUPON_USE, couponAmounts, type CampaignOfOrder } from './campaignMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { orderMail, type OrderLinks } from './orderMail.ts'

/** "Nov 24, 2026, 2:30 PM UTC" */
export const instantInUtc = (iso: string): string => `${formatInstant(iso, 'UTC')} UTC`

const PAID_LATER =
  'If you have paid in the last few days, please ignore this email: we book your slots as soon as the payment arrives.'

/** The mails about billboard slots that wait for the payment of an invoice. */
export const SLOT_MAILS = {
  /** A day before they are released. */
  endSoon: (order: OrderView, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      opens: 'invoice',
      subject: `We’re holding your billboard slots for order ${order.number} until ${order.slotsUntil ? instantInUtc(order.slotsUntil) : 'tomorrow'}`,
      heading: 'Please pay to keep your billboard slots',
      paragraphs: [
        `Invoice ${order.invoice.number} for your order ${order.number} is open. We keep your billboard slots${order.slotsUntil ? ` until ${instantInUtc(order.slotsUntil)}` : ''}; after that, others can book them.`,
        PAID_LATER,
      ],
    }),
  /** They are released; the order remains. */
  released: (order: OrderView, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      opens: 'invoice',
      subject: `We no longer hold your billboard slots for order ${order.number}`,
      heading: 'Others can book your billboard slots again',
      paragraphs: [
        `Invoice ${order.invoice.number} for your order ${order.number} was not paid in time, so others can book your billboard slots now. Your order stands.`,
        'If you pay the invoice, we book the same slots for you again. If somebody else has them by then, you get a coupon for everything you paid for the campaign, without tax. Ask us before you pay, and we will tell you whether they are still available.',
      ],
    }),
  /** The payment arrived after other buyers had booked them. */
  lost: (
    about: CampaignOfOrder & { coupon: LineCoupon | null },
    links: OrderLinks,
  ): MailContent => {
    const { order, line, coupon } = about
    return orderMail(order, links, {
      ...couponAmounts(about, coupon),
      subject: coupon
        ? `A coupon worth ${formatUsd(coupon.amountMinor)} for your campaign ${line.name}`
        : `Your campaign ${line.name} cannot run`,
      heading: 'Your billboard slots were booked by somebody else',
      paragraphs: [
        `Your payment for order ${order.number} has arrived. By then somebody else had booked slots of your campaign ${line.name}, which we could not keep without payment. The campaign cannot run.`,
        ...(coupon
          ? [
              `Everything you paid for it, without tax, comes back as a coupon: ${coupon.num}.`,
              COUPON_USE,
            ]
          : ['Nothing was paid for it, so there is no coupon.']),
      ],
    })
  },
} as const
