import { postalLines } from '#domain/foundation/address/postalLines.ts'
import { dayIn, formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { timeZoneName } from '#domain/foundation/calendar/timeZoneName.ts'
import { EXAMPLE_INVENTORY_NOTE } from '#domain/catalogue/products/inventoryState.ts'
import type {
  QuoteAmounts,
  QuoteDiscount,
  QuoteTax,
} from '#domain/commerce/checkout/quote.types.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaType.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import { formatInvoiceNumber } from './invoiceNumber.ts'
import type {
  OrderAdvertiser,
  OrderBilling,
  OrderContact,
  OrderOffer,
} from '#domain/commerce/checkout/orderParty.types.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import { formatRate } from '#domain/commerce/tax/formatRate.ts'
import { statedTaxes, statedTaxNote, type VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import type { InvoiceKind } from './invoice.types.ts'
import { pageSizeOf, type PageSize } from './pageSize.ts'

/** The seller: name and address by line, registration and payment details. */
export interface InvoiceSeller {
  address: string[]
  taxId: string
  email: string
  bank: string
  /** IANA; the zone of the invoice's dates. */
  timeZone: string
}

/** The input of the document; only `isExample` may change after the order is placed. */
export interface InvoiceSource {
  invoice: {
    id: string
    year: number
    sequence: number
    kind: InvoiceKind
    currency: Currency
    issuedAt: string
    dueDate: string
    reason: string | null
    billing: OrderBilling | null
    buyerName: string | null
    vatRate?: VatRate | null
    /** ISO, UTC; null while it is open. */
    paidAt?: string | null
  }
  /** Number of the document that this one cancels or replaces. */
  correctsNumber: string | null
  /** For a canceled invoice: the numbers of its credit note and its replacement. */
  takenBack: { creditNote: string | null; replacement: string | null } | null
  /** URL of the page that also accepts a card; null without such a page. */
  cardPage: string | null
  order: {
    /** The displayed number: AMD-100001. */
    number: string
    createdAt: string
    paymentMethod: 'card' | 'invoice'
    contact: OrderContact
    advertiser: OrderAdvertiser
    billing: OrderBilling
    amounts: QuoteAmounts
    discounts: readonly QuoteDiscount[]
    tax: QuoteTax
    perUsdMicros: number
    rateDate: string
    offer: OrderOffer | null
  }
  lines: readonly {
    name: string
    type: 'campaign' | 'adcreation'
    mediaType: MediaType
    quantity: number
    startDate: string | null
    endDate: string | null
    amounts: QuoteAmounts
  }[]
  seller: InvoiceSeller
  /** Whether the fictional inventory is for sale. */
  isExample?: boolean
}

export interface InvoiceDocumentLine {
  name: string
  mediaType: MediaType
  detail: string
  quantity: number
  amountMinor: number
}

/** A label with an amount in the document's currency. */
export interface InvoiceSum {
  label: string
  amountMinor: number
}

/**
 * The content of an invoice or credit note, on the screen and on paper. Amounts of a credit note
 * are negative.
 */
export interface InvoiceDocument {
  id: string
  kind: InvoiceKind
  title: 'Invoice' | 'Credit note'
  /** A notice that it no longer counts, and its replacement; empty while it counts. */
  standing: string
  number: string
  orderNumber: string
  /** ISO dates in the seller's time zone. */
  issuedOn: string
  orderedOn: string
  dueOn: string | null
  /** Null unless the invoice is paid. */
  paidOn: string | null
  pageSize: PageSize
  currency: Currency
  seller: InvoiceSeller
  buyer: { address: string[]; vatId: string }
  advertiser: string
  /** Empty: no agency. */
  agency: string
  /** Before the agency's commission, if any. */
  lines: InvoiceDocumentLine[]
  grossMinor: number
  /** The agency's agreed commission; negative on an invoice. */
  commission: InvoiceSum | null
  subtotalMinor: number
  /** Coupons, one per line; negative on an invoice. */
  coupons: InvoiceSum[]
  netMinor: number
  taxes: InvoiceSum[]
  taxLabel: string
  taxRule: string
  totalMinor: number
  notes: string[]
  /** URL of the page that also accepts a card; null if there is none, or nothing to pay. */
  cardPage: string | null
}

/** The document of an invoice or credit note; the same source always gives the same document. */
export function invoiceDocument(source: InvoiceSource): InvoiceDocument {
  const { invoice, order, lines, seller } = source
  const isCredit = invoice.kind === 'credit_note'
  const sign = isCredit ? -1 : 1
  // Avoids minus zero on a credit note over nothing.
  const signed = (amountMinor: number) => sign * amountMinor || 0
  const billing = invoice.billing ?? order.billing
  const commission = order.offer?.commission ?? null
  const commissions = commission?.linesMinor ?? []
  const commissionMinor = commissions.reduce((sum, amount) => sum + amount, 0)
  return {
    id: invoice.id,
    kind: invoice.kind,
    title: isCredit ? 'Credit note' : 'Invoice',
    standing: standingText(source),
    number: formatInvoiceNumber(invoice),
    orderNumber: order.number,
    issuedOn: dayIn(seller.timeZone, new Date(invoice.issuedAt)),
    orderedOn: dayIn(seller.timeZone, new Date(order.createdAt)),
    dueOn: isCredit || source.takenBack || order.paymentMethod === 'card' ? null : invoice.dueDate,
    paidOn: paidOn(source),
    pageSize: pageSizeOf(billing.country),
    currency: invoice.currency,
    seller,
    buyer: buyerOf(order.contact, billing, invoice.buyerName),
    advertiser: order.advertiser.name,
    agency: order.offer?.agency ?? '',
    lines: lines.map((line, at) => ({
      name: line.name || MEDIA_TYPE_NAMES[line.mediaType],
      mediaType: line.mediaType,
      detail: lineDetail(line),
      quantity: line.quantity,
      amountMinor: signed(line.amounts.subtotalMinor + (commissions[at] ?? 0)),
    })),
    grossMinor: signed(order.amounts.subtotalMinor + commissionMinor),
    commission: commission && {
      label: `Agency commission ${formatPermille(commission.permille)}`,
      amountMinor: signed(-commissionMinor),
    },
    subtotalMinor: signed(order.amounts.subtotalMinor),
    coupons: order.discounts
      .filter(({ appliedMinor }) => appliedMinor > 0)
      .map(({ num, appliedMinor }) => ({
        label: `Coupon ${num}`,
        amountMinor: signed(-appliedMinor),
      })),
    netMinor: signed(order.amounts.netMinor),
    taxes: order.tax.taxes.map(({ name, ratePpm, amountMinor }) => ({
      label: `${name} ${formatRate(ratePpm)}`,
      amountMinor: signed(amountMinor),
    })),
    taxLabel: order.tax.label,
    taxRule: order.tax.rule,
    totalMinor: signed(order.amounts.totalMinor),
    notes: notesOf(source),
    cardPage: isByTransfer(source) ? source.cardPage : null,
  }
}

/** The sums below the lines, on the screen and on paper, without the total. */
export function invoiceSums(document: InvoiceDocument): InvoiceSum[] {
  const { commission, coupons, taxes, taxLabel } = document
  return [
    ...(commission ? [{ label: 'Gross', amountMinor: document.grossMinor }, commission] : []),
    { label: 'Subtotal', amountMinor: document.subtotalMinor },
    ...coupons,
    ...(coupons.length > 0 ? [{ label: 'Net', amountMinor: document.netMinor }] : []),
    ...(taxes.length > 0 ? taxes : [{ label: taxLabel, amountMinor: 0 }]),
  ]
}

function lineDetail(line: InvoiceSource['lines'][number]): string {
  const medium = MEDIA_TYPE_NAMES[line.mediaType]
  if (line.type === 'adcreation') return `Ad creation, ${medium}`
  if (!line.startDate || !line.endDate) return `Campaign, ${medium}`
  return `Campaign, ${medium}, ${formatDay(line.startDate)} to ${formatDay(line.endDate)}`
}

function buyerOf(
  contact: OrderContact,
  billing: OrderBilling,
  name: string | null,
): InvoiceDocument['buyer'] {
  const isCompany = contact.type === 'company'
  return {
    address: [
      name ?? (isCompany ? contact.companyName : ''),
      name === null ? `${contact.firstName} ${contact.lastName}` : '',
      ...postalLines(billing),
    ].filter((line) => line.trim() !== ''),
    vatId: isCompany ? billing.vatId : '',
  }
}

function standingText({ takenBack }: InvoiceSource): string {
  if (takenBack === null) return ''
  const { creditNote, replacement } = takenBack
  const by = creditNote === null ? '' : ` by credit note ${creditNote}`
  return replacement === null
    ? `Canceled: this invoice was withdrawn${by}. There is nothing to pay.`
    : `Corrected: this invoice was withdrawn${by}. Invoice ${replacement} replaces it.`
}

const isToPay = ({ invoice, takenBack, order }: InvoiceSource): boolean =>
  invoice.kind === 'invoice' && takenBack === null && order.amounts.totalMinor > 0

/** The payment date in the seller's zone; null unless it is a paid invoice. */
const paidOn = (source: InvoiceSource): string | null =>
  isToPay(source) && source.invoice.paidAt
    ? dayIn(source.seller.timeZone, new Date(source.invoice.paidAt))
    : null

const isByTransfer = (source: InvoiceSource): boolean =>
  isToPay(source) && source.order.paymentMethod === 'invoice' && !source.invoice.paidAt

function howToPay({ invoice, cardPage, seller }: InvoiceSource): string {
  const day = formatDay(invoice.dueDate)
  return cardPage === null
    ? `Please pay by ${day} and name the invoice number. ${seller.bank}`
    : `Please pay by ${day}, by transfer or by card. With a transfer, name the invoice number. ${seller.bank}`
}

/**
 * The tax in the currency of the buyer's country; null if none is charged or the invoice is in that
 * currency.
 */
function statedTaxOf({ invoice: { vatRate, kind, currency }, order: { tax } }: InvoiceSource) {
  if (!vatRate || tax.taxes.length === 0) return []
  const stated = statedTaxes(tax.taxes, vatRate, kind === 'credit_note' ? -1 : 1)
  return [statedTaxNote(stated, vatRate, currency)]
}

function notesOf(source: InvoiceSource): string[] {
  const { invoice, correctsNumber, order, seller } = source
  const notes: string[] = statedTaxOf(source)
  if (correctsNumber !== null && invoice.kind === 'credit_note')
    notes.push(`This credit note cancels invoice ${correctsNumber} in full.`)
  if (correctsNumber !== null && invoice.kind === 'invoice')
    notes.push(`This invoice replaces invoice ${correctsNumber}.`)
  if (invoice.reason) notes.push(`Reason: ${invoice.reason}`)
  if (isByTransfer(source)) notes.push(howToPay(source))
  else if (isToPay(source) && order.paymentMethod === 'card') notes.push('Payment by card.')
  if (invoice.currency !== 'USD') {
    const rate = (order.perUsdMicros / 1_000_000).toFixed(6).replace(/0{1,4}$/, '')
    const dollar = formatUsd(100)
    notes.push(
      `Prices are set in US dollars: ${dollar} = ${rate} ${invoice.currency} on ${formatDay(order.rateDate)}.`,
    )
  }
  notes.push(`Dates are in ${timeZoneName(seller.timeZone)}.`)
  if (source.isExample) notes.push(EXAMPLE_INVENTORY_NOTE)
  return notes
}
