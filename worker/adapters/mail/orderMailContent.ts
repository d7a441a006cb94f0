import { countryName } from '#domain/address/countryName.ts'
import { formatDay } from '#domain/calendar/calendarDay.ts'
import { MEDIA_TYPE_NAMES } from '#domain/media/mediaType.ts'
import { formatMoney } from '#domain/money/money.ts'
import { lineTitle } from '#domain/order/lineTitle.ts'
import type { OrderLineView, OrderView } from '#domain/order/orderView.types.ts'

/** A label and an amount, as both parts of a mail print them. */
export interface MailRow {
  label: string
  detail: string
  amount: string
}

/** Where a mail about an order leads. */
export interface MailLinks {
  orderUrl: string
  /** Opens with a login, or with a code that is mailed. */
  invoiceUrl: string
}

/** What a mail about an order says, without markup: the one source of its HTML and its text. */
export interface OrderMailContent {
  subject: string
  heading: string
  greeting: string
  paragraphs: string[]
  lines: MailRow[]
  sums: MailRow[]
  taxRule: string
  invoice: { label: string; url: string }
  address: string[]
  link: { label: string; url: string }
}

function lineDetail(line: OrderLineView): string {
  const parts: string[] = [MEDIA_TYPE_NAMES[line.mediaType]]
  if (line.startDate && line.endDate)
    parts.push(`${formatDay(line.startDate)} to ${formatDay(line.endDate)}`)
  if (line.impressions)
    parts.push(`about ${line.impressions.mid.toLocaleString('en-US')} impressions`)
  if (line.quantity > 1) parts.push(`${line.quantity} pieces`)
  return parts.join(', ')
}

function nextSteps(order: OrderView): string[] {
  const steps: string[] = []
  if (order.state === 'awaiting_invoice_payment')
    steps.push(
      `Invoice ${order.invoice.number} is due on ${formatDay(order.invoice.dueDate)}. Your campaigns start once it is paid.`,
    )
  if (order.lines.some(({ type }) => type === 'campaign'))
    steps.push('Next: have your creatives ready. We check each one before your campaign starts.')
  if (order.lines.some(({ type }) => type === 'adcreation'))
    steps.push('For your ad creation we will ask you for a short briefing.')
  return steps
}

function sumRows(order: OrderView): MailRow[] {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: order.currency })
  const { totals, tax, discounts } = order
  const row = (label: string, amountMinor: number, sign = ''): MailRow => ({
    label,
    detail: '',
    amount: `${sign}${money(amountMinor)}`,
  })
  return [
    row('Subtotal', totals.subtotalMinor),
    ...discounts
      .filter(({ appliedMinor }) => appliedMinor > 0)
      .map(({ num, appliedMinor }) => row(`Coupon ${num}`, appliedMinor, '−')),
    ...(tax.taxes.length > 0
      ? tax.taxes.map(({ name, ratePpm, amountMinor }) =>
          row(`${name} ${ratePpm / 10_000}%`, amountMinor),
        )
      : [row(tax.label, 0)]),
    row('Total', totals.totalMinor),
  ]
}

function addressOf({ contact, billing }: OrderView): string[] {
  return [
    contact.type === 'company' ? contact.companyName : '',
    `${contact.firstName} ${contact.lastName}`,
    billing.line1,
    billing.line2,
    `${billing.city}${billing.state ? `, ${billing.state}` : ''} ${billing.zipCode}`,
    countryName(billing.country),
    billing.vatId && contact.type === 'company' ? `VAT ID ${billing.vatId}` : '',
  ].filter((part) => part.trim() !== '')
}

/** The mail that confirms an order: every line, the sums, tax and invoice, and the link to the order's page. */
export function confirmationContent(order: OrderView, links: MailLinks): OrderMailContent {
  const isPaid = order.state === 'booked'
  return {
    ...commonContent(order, links),
    subject: `Your order ${order.number} is booked`,
    heading: isPaid ? 'Booked and paid. Thank you!' : 'Booked. Thank you!',
    paragraphs: [
      `We have booked your order ${order.number} for ${order.advertiser.name}.`,
      ...nextSteps(order),
    ],
  }
}

/** The mail that tells that a card order was cancelled: by its buyer, or because it was not paid in time. */
export function cancelledContent(order: OrderView, links: MailLinks): OrderMailContent {
  return {
    ...commonContent(order, links),
    subject: `Your order ${order.number} was cancelled`,
    heading: 'Your order was cancelled',
    paragraphs: [
      `Your order ${order.number} was cancelled before it was paid: at your wish, or because a card order waits for its payment for 30 minutes only. Nothing was charged.`,
      'Coupons and billboard slots of this order are free again. You are welcome to order anew at any time.',
    ],
  }
}

/** What every mail about an order says. */
export function commonContent(order: OrderView, { orderUrl, invoiceUrl }: MailLinks) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: order.currency })
  return {
    greeting: `Hello ${order.contact.firstName},`,
    lines: order.lines.map((line) => ({
      label: lineTitle(line),
      detail: lineDetail(line),
      amount: money(line.amounts.subtotalMinor),
    })),
    sums: sumRows(order),
    taxRule: order.tax.rule,
    invoice: { label: `Invoice ${order.invoice.number}`, url: invoiceUrl },
    address: addressOf(order),
    link: { label: 'Open your order', url: orderUrl },
  }
}
