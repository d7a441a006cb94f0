import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { postalLines } from '#domain/foundation/address/postalLines.ts'
import { formatRest } from '#domain/commerce/coupon/formatCouponTerms.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaType.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import type { OrderLineView, OrderView } from '#domain/orders/order/orderView.types.ts'
import { paragraph } from '#content/mails/foundation/letter.ts'
import type {
  MailBlock,
  MailContent,
  MailRow,
} from '#content/mails/foundation/mailContent.types.ts'

/** The links of a mail about an order. */
export interface OrderLinks {
  orderUrl: string
  /** Opens with a login, or with a mailed code. */
  invoiceUrl: string
  /** The upload page; opens like the invoice. */
  uploadUrl: string
  /** The report; opens like the invoice. */
  reportUrl: string
  /** For a mail about a change: its page; opens like the invoice. */
  amendmentUrl?: string
  /** For a change that costs more: its own invoice; opens like the invoice. */
  amendmentInvoiceUrl?: string
}

/**
 * The content of a mail about an order; the order itself, its invoice and its address are added
 * automatically.
 */
export interface OrderMailWords {
  subject: string
  heading: string
  /** The first one is also the preview of the inbox. */
  paragraphs: string[]
  /** Further notes with links, after the link to the order. */
  notes?: MailBlock[]
  /** The booked lines; every line by default. */
  lines?: MailRow[]
  /** The amounts; subtotal to total by default. */
  sums?: { rows: MailRow[]; hasTotal: boolean }
  /**
   * The target of the button: the order, its invoice, the upload page, or its report with the
   * choices there.
   */
  opens?: 'order' | 'invoice' | 'upload' | 'briefing' | 'report' | 'choice' | 'amendment'
  /** The invoice; the order's by default. */
  invoice?: { number: string; url: string }
  reader?: MailContent['reader']
}

/** A mail about an order: its message, the link, and an overview of the order. */
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
      `about ${formatCount(line.impressions.mid)} ${MEDIA_WORDS[line.mediaType].impressions}`,
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
        detail: formatRest(discount),
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
