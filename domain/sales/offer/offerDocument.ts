import { countryName } from '#domain/foundation/address/countryName.ts'
import { BUSINESS_HOURS } from '#domain/foundation/calendar/businessHours.ts'
import { dayIn, formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { EXAMPLE_INVENTORY_NOTE } from '#domain/catalogue/products/inventoryState.ts'
import type { InvoiceSeller, InvoiceSum } from '#domain/orders/invoice/invoiceDocument.ts'
import { pageSizeOf, type PageSize } from '#domain/orders/invoice/pageSize.ts'
import { formatCombinedReach, explainReach } from '#domain/planning/combined/formatCombinedReach.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import { DESK_NAMES, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { formatRate } from '#domain/commerce/tax/formatRate.ts'
import type { OfferContent, OfferLine } from './offerContent.types.ts'
import { formatOfferNumber } from './offerNumber.ts'

/** The input of an offer's document. */
export interface OfferSource {
  offer: {
    year: number
    sequence: number
    desk: Desk
    advertiser: string
    agency: string
    email: string
    phone: string
    country: string
    timeZone: string
    heldUntil: string | null
  }
  version: { version: number; content: OfferContent; lastDay: string; createdAt: string }
  seller: InvoiceSeller
  /** The name of its owner at the desk. */
  person: string | null
  /** Whether the fictional inventory is for sale. */
  isExample?: boolean
}

/** The content of an offer on paper. USD cents. */
export interface OfferDocument {
  title: string
  number: string
  version: number
  /** ISO dates in the buyer's zone. */
  issuedOn: string
  lastDay: string
  pageSize: PageSize
  seller: InvoiceSeller
  buyer: string[]
  /** The contact at the desk, and its hours. */
  desk: string[]
  lines: OfferLine[]
  sums: InvoiceSum[]
  totalMinor: number
  taxRule: string
  notes: string[]
}

/** The document of an offer version; the same source always gives the same document. */
export function offerDocument({
  offer,
  version,
  seller,
  person,
  isExample = false,
}: OfferSource): OfferDocument {
  const { content } = version
  const number = formatOfferNumber(offer)
  return {
    title: `Offer ${number}`,
    number,
    version: version.version,
    issuedOn: dayIn(offer.timeZone, new Date(version.createdAt)),
    lastDay: version.lastDay,
    pageSize: pageSizeOf(offer.country),
    seller,
    buyer: [
      ...(offer.agency === '' ? [] : [`Agency: ${offer.agency}`]),
      `Advertiser: ${offer.advertiser}`,
      countryName(offer.country),
      offer.email,
      offer.phone,
    ],
    desk: [
      ...(person === null ? [] : [person]),
      `Sales, ${DESK_NAMES[offer.desk]}`,
      seller.email,
      `Monday to Friday, ${BUSINESS_HOURS.label}`,
    ],
    lines: content.lines,
    sums: offerSums(content),
    totalMinor: content.totals.totalMinor,
    taxRule: content.tax.rule,
    notes: [
      ...notesOf(content, { lastDay: version.lastDay, heldUntil: offer.heldUntil }),
      ...(isExample ? [EXAMPLE_INVENTORY_NOTE] : []),
    ],
  }
}

/** The sums of an offer from the rate card down to the amount to pay, without the total. */
export function offerSums({ ratecardMinor, sum, terms, tax, totals }: OfferContent): InvoiceSum[] {
  const savedMinor = ratecardMinor - sum.listMinor
  const rows: (InvoiceSum | false)[] = [
    savedMinor > 0 && { label: 'Ratecard price', amountMinor: ratecardMinor },
    savedMinor > 0 && { label: 'Savings', amountMinor: -savedMinor },
    sum.discountMinor > 0 && {
      label: `Discount ${formatPermille(terms.discountPermille)}`,
      amountMinor: -sum.discountMinor,
    },
    sum.commissionMinor > 0 && {
      label: `Agency commission ${formatPermille(terms.commissionPermille)}`,
      amountMinor: -sum.commissionMinor,
    },
    { label: 'Subtotal', amountMinor: totals.netMinor },
    tax.taxes.length === 0 && { label: tax.label, amountMinor: 0 },
  ]
  const taxes = tax.taxes.map(({ name, ratePpm, amountMinor }) => ({
    label: `${name} ${formatRate(ratePpm)}`,
    amountMinor,
  }))
  return [...rows.filter((row) => row !== false), ...taxes]
}

function notesOf(
  { lines, reach }: OfferContent,
  { lastDay, heldUntil }: { lastDay: string; heldUntil: string | null },
): string[] {
  const hasScreens = lines.some(({ screens }) => screens.length > 0)
  const people =
    reach && reach.people > 0
      ? [`Together: ${formatCombinedReach(reach)}. ${explainReach(reach)}`]
      : []
  return [
    ...people,
    `This offer is not binding. Its price holds until ${formatDay(lastDay)}, midnight in your time zone.`,
    ...(hasScreens && heldUntil !== null
      ? ['The slots of its screens are reserved for 48 hours from when it was made.']
      : []),
    'Prices are in US dollars. People, impressions and reach are estimates. Nothing is booked or charged before you accept and pay; the terms and conditions of our site apply.',
  ]
}
