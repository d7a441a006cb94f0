import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatInvoiceStart } from '#domain/orders/order/line/formatInvoiceStart.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { MailBlock, MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { orderMail, type OrderLinks } from './orderMail.ts'
import { instantInUtc } from './slotMails.ts'

function nextSteps(order: OrderView): string[] {
  const steps: string[] = []
  if (order.state === 'awaiting_invoice_payment')
    steps.push(
      `Invoice ${order.invoice.number} is due on ${formatDay(order.invoice.dueDate)}. ${formatInvoiceStart(order)}`,
    )
  if (order.slotsUntil !== null)
    steps.push(
      `We keep your billboard slots until ${instantInUtc(order.slotsUntil)}. Please pay before then, so that nobody else can book them.`,
    )
  if (hasCampaign(order))
    steps.push('Next: upload your creatives. You know in seconds whether a file fits.')
  if (hasAdCreation(order))
    steps.push(
      'For your ad creation: send us a short brief with your logo and pictures. The clock starts when we receive it.',
    )
  return steps
}

const hasAdCreation = (order: OrderView): boolean =>
  order.lines.some(({ type }) => type === 'adcreation')

/** The number of lines that run, as opposed to ad creations. */
export const countCampaigns = (order: OrderView): number =>
  order.lines.filter(({ type }) => type === 'campaign').length

const hasCampaign = (order: OrderView): boolean => countCampaigns(order) > 0

/** The link to the upload page, which opens with a login or with a mailed code. */
const uploadNote = (order: OrderView, { uploadUrl }: OrderLinks): MailBlock => ({
  kind: 'note',
  text: `We check each one before your campaign${countCampaigns(order) === 1 ? ' starts' : 's start'}.`,
  link: { label: 'Upload your creatives', url: uploadUrl },
})

/** The link to the brief, on the same page. */
const briefingNote = ({ uploadUrl }: OrderLinks): MailBlock => ({
  kind: 'note',
  text: 'Tell us what your ad should say, to whom and in what tone.',
  link: { label: 'Write your brief', url: uploadUrl },
})

/** The link to the order, if the button leads to the next task. */
const orderNote = ({ orderUrl }: OrderLinks): MailBlock => ({
  kind: 'note',
  text: 'See everything about your order on its page.',
  link: { label: 'Open your order', url: orderUrl },
})

/** The coupons and slots that a canceled order releases. */
function formatFreedItems({ discounts, lines }: OrderView): string {
  const coupons = discounts.filter(({ appliedMinor }) => appliedMinor > 0).length
  const formatCouponTerms = `You can use the coupon${coupons > 1 ? 's' : ''} of this order again`
  const hasSlots = lines.some(
    ({ type, mediaType }) => type === 'campaign' && isSoldBySlots(mediaType),
  )
  if (coupons > 0 && hasSlots)
    return `${formatCouponTerms}, and its billboard slots are available again. `
  if (coupons > 0) return `${formatCouponTerms}. `
  return hasSlots ? 'Its billboard slots are available again. ' : ''
}

/** The mails about an order as a whole. */
export const ORDER_MAILS = {
  /** Every line, the sums, tax and invoice, and the link to the order's page. */
  confirmation: (order: OrderView, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      subject: `Your order ${order.number} is booked`,
      heading: order.state === 'booked' ? 'Booked and paid. Thank you!' : 'Booked. Thank you!',
      opens: hasCampaign(order) ? 'upload' : hasAdCreation(order) ? 'briefing' : 'order',
      paragraphs: [
        `Your order ${order.number} for ${order.advertiser.name} is booked.`,
        ...nextSteps(order),
      ],
      notes: [
        ...(hasCampaign(order) || hasAdCreation(order) ? [orderNote(links)] : []),
        ...(hasCampaign(order) ? [uploadNote(order, links)] : []),
        ...(hasAdCreation(order) ? [briefingNote(links)] : []),
      ],
    }),
  /** An order was canceled before it was paid: by its buyer, by the desk, or because it was not paid in time. */
  cancelled: (order: OrderView, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      subject: `Your order ${order.number} was canceled`,
      heading: 'Your order was canceled',
      paragraphs: [
        order.paymentMethod === 'invoice'
          ? `Your order ${order.number} was canceled before its invoice was paid. A credit note cancels the invoice: there is nothing to pay.`
          : `Your order ${order.number} was canceled before it was paid: at your request, or because we hold a card order for only 30 minutes. Nothing was charged.`,
        `${formatFreedItems(order)}You are welcome to order again at any time.`,
      ],
    }),
} as const
