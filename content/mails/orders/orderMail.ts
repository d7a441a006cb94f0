import { postalLines } from '#domain/foundation/address/postalLines.ts'
import { restWords } from '#domain/commerce/coupon/couponWords.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaType.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { MEDIA_WORDS } from '#domain/planning/outlook/wording/mediaWords.ts'
import type { OrderLineView, OrderView } from '#domain/orders/order/orderView.types.ts'
import { paragraph } from '#content/mails/foundation/letter.ts'
import type {
  MailBlock,
  MailContent,
  MailRow,
} from '#content/mails/foundation/mailContent.types.ts'

/** Where a mail about an order leads. */
export interface OrderLinks {
  orderUrl: string
  /** Opens with a login, or with a code that is mailed. */
  invoiceUrl: string
  /** Where creatives are uploaded; opens like the invoice. */
  uploadUrl: string
  /** How it is delivered; opens like the invoice. */
  reportUrl: string
  /** Of a mail about a change: where it is answered; opens like the invoice. */
  amendmentUrl?: string
  /** Of such a change that costs more: its own invoice; opens likewise. */
  amendmentInvoiceUrl?: string
}

/** The words of a mail about an order; the order itself, its invoice and its address come by themselves. */
export interface OrderMailWords {
  subject: string
  heading: string
  /** The first one is also the preview of the inbox. */
  paragraphs: string[]
  /** More to say, with links, after the way to the order. */
  notes?: MailBlock[]
  /** What was booked: every line unless others are given. */
  lines?: MailRow[]
  /** The amounts: subtotal to total unless others are given. */
  sums?: { rows: MailRow[]; hasTotal: boolean }
  /** Where the button leads: to the order, its invoice, where creatives are uploaded, or its report, with what can be chosen there. */
  opens?: 'order' | 'invoice' | 'upload' | 'briefing' | 'report' | 'choice' | 'amendment'
  /** Which invoice it is about: the order's unless another one is given. */
  invoice?: { number: string; url: string }
  reader?: MailContent['reader']
}

/** A mail about an order: what there is to say, the way there, and the order at a glance. */
export function orderMail(order: OrderView, links: OrderLinks, words: OrderMailWords): MailContent {
  const { subject, heading, paragraphs, notes = [], reader = 'customer' } = words
  const lines = words.lines ?? order.lines.map((line) => lineRow(order, line))
  const sums = words.sums ?? { rows: sumRows(order), hasTotal: true }
  const actions = {
    order: { label: reader === 'desk' ? 'Open the order' : 'Open your order', url: links.orderUrl },
    invoice: { label: 'Open the invoice', url: links.invoiceUrl },
    upload: { label: 'Upload your creatives', url: links.uploadUrl },
    briefing: { label: 'Write your brief', url: links.uploadUrl },
    report: { label: 'Open the report', url: links.reportUrl },
    choice: { label: 'Choose', url: links.reportUrl },
    amendment: { label: 'Open the change', url: links.amendmentUrl ?? links.orderUrl },
  }
  const action = actions[words.opens ?? 'order']
  const invoice = words.invoice ?? { number: order.invoice.number, url: links.invoiceUrl }
  const blocks: MailBlock[] = [
    { kind: 'heading', text: heading },
    paragraph(reader === 'desk' ? 'Hello,' : `Hello ${order.contact.firstName},`),
    ...paragraphs.map(paragraph),
    { kind: 'action', link: action, isAddressShown: false },
    ...notes,
    { kind: 'rows', rows: lines, hasTotal: false },
    { kind: 'rows', ...sums },
    {
      kind: 'note',
      text: order.tax.rule,
      link: { label: `Invoice ${invoice.number}`, url: invoice.url },
    },
    { kind: 'lines', title: 'Billing address', lines: addressOf(order) },
  ]
  return {
    subject,
    preview: paragraphs[0] ?? heading,
    blocks: blocks.filter((block) => block.kind !== 'rows' || block.rows.length > 0),
    reader,
  }
}

/** A line of an order with its price before tax. */
export function lineRow({ currency }: OrderView, line: OrderLineView): MailRow {
  const { subtotalMinor: amountMinor } = line.amounts
  return {
    label: line.name,
    detail: lineDetail(line),
    amount: formatMoney({ amountMinor, currency }),
  }
}

function lineDetail(line: OrderLineView): string {
  const parts: string[] = [MEDIA_TYPE_NAMES[line.mediaType]]
  if (line.startDate && line.endDate)
    parts.push(`${formatDay(line.startDate)} to ${formatDay(line.endDate)}`)
  if (line.impressions)
    parts.push(
      `about ${line.impressions.mid.toLocaleString('en-US')} ${MEDIA_WORDS[line.mediaType].impressions}`,
    )
  if (line.quantity > 1) parts.push(`${line.quantity} pieces`)
  return parts.join(', ')
}

function sumRows(order: OrderView): MailRow[] {
  const { totals, tax, discounts, currency } = order
  const row = (label: string, amountMinor: number): MailRow => ({
    label,
    detail: '',
    amount: formatMoney({ amountMinor, currency }),
  })
  return [
    row('Subtotal', totals.subtotalMinor),
    ...discounts
      .filter(({ appliedMinor }) => appliedMinor > 0)
      .map((discount) => ({
        label: `Coupon ${discount.num}`,
        detail: restWords(discount),
        amount: formatMoney({ amountMinor: -discount.appliedMinor, currency }),
      })),
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
    ...postalLines(billing),
    billing.vatId && contact.type === 'company' ? `VAT ID ${billing.vatId}` : '',
  ].filter((part) => part.trim() !== '')
}
