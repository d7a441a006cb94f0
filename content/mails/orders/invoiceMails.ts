import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { countCampaigns } from './orderMails.ts'
import { orderMail, type OrderLinks } from './orderMail.ts'

/** The lines that an unpaid invoice blocks. */
function stoppedWords(order: OrderView): string {
  const campaigns = countCampaigns(order)
  if (campaigns === 0) return 'We cannot make your ads'
  return campaigns === 1 ? 'Your campaign cannot run' : 'Your campaigns cannot run'
}

/** The lines that start with its payment. */
function startWords(order: OrderView): string {
  const campaigns = countCampaigns(order)
  if (campaigns === 0) return 'We make your ads as soon as we have your brief.'
  return campaigns === 1
    ? 'Your campaign starts on its first day if it is ready.'
    : 'Campaigns that are ready start on their first day.'
}

/** The open amount of the invoice; ends the sentence about its due date. */
function missingWords({ currency, totals }: OrderView, paidMinor: number): string {
  if (paidMinor === 0) return ', and we have not received the payment yet.'
  const { totalMinor } = totals
  const money = (minor: number) => formatMoney({ amountMinor: minor, currency })
  return `. We have received ${money(paidMinor)} of ${money(totalMinor)}: ${money(totalMinor - paidMinor)} is still open.`
}

/** The mails about the invoice of an order. */
export const INVOICE_MAILS = {
  /**
   * The invoice is overdue; `paidMinor` is the sum of its partial payments, in the order's
   * currency.
   */
  reminder: (order: OrderView, links: OrderLinks, paidMinor = 0): MailContent =>
    orderMail(order, links, {
      opens: 'invoice',
      subject: `Reminder: invoice ${order.invoice.number} is open`,
      heading: 'Your invoice is still open',
      paragraphs: [
        `Invoice ${order.invoice.number} for your order ${order.number} was due on ${formatDay(order.invoice.dueDate)}${missingWords(order, paidMinor)}`,
        `${stoppedWords(order)} until ${paidMinor > 0 ? 'the rest' : 'it'} arrives. If you have paid in the last few days, please ignore this email.`,
      ],
    }),
  /** Its payment has arrived. */
  paid: (order: OrderView, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      opens: 'invoice',
      subject: `Invoice ${order.invoice.number} is paid. Thank you!`,
      heading: 'Your payment has arrived. Thank you!',
      paragraphs: [
        `Invoice ${order.invoice.number} for your order ${order.number} is paid. ${startWords(order)}`,
      ],
    }),
  /** A credit note and a new invoice have replaced it. */
  corrected: (order: OrderView, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      opens: 'invoice',
      subject: `Your order ${order.number} has a corrected invoice`,
      heading: 'We have corrected your invoice',
      paragraphs: [
        `A credit note cancels the earlier invoice for your order ${order.number}. Invoice ${order.invoice.number} takes its place.`,
      ],
    }),
} as const
