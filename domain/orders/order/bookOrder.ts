import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { flightInstants } from '#domain/foundation/calendar/flight.ts'
import { invoiceDueDate } from '#domain/foundation/calendar/invoiceTerm.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { QuoteLine, QuoteTax } from '#domain/commerce/checkout/quote.types.ts'
import type { LedgerEntry } from '../ledger/ledgerEntry.ts'
import { paymentEntries, placementEntries } from '../ledger/orderEntries.ts'
import { slotsKeptUntil } from '#domain/planning/slots/unpaidSlots.ts'
import type {
  BookedInvoice,
  BookedLine,
  BookedOrder,
  BookedOrderRow,
  Booking,
} from './bookOrder.types.ts'
import { firstLineState } from './line/lineState.ts'
import { firstOrderState, type OrderState } from './orderState.ts'

/** Minutes that a card order waits for its payment. */
const PAYMENT_WINDOW_MINUTES = 30

/** Facts of a booking that its rows share. */
interface Terms {
  state: OrderState
  tax: QuoteTax
  /** ISO date, in the seller's time zone. */
  placedOn: string
  /** The last day to pay: an invoice's term, or today. */
  dueDate: string
}

/**
 * Creates an order from a priced cart: the order, its lines, its first ledger entries, its invoice
 * and its log entry. A total of zero is paid at once; a card order waits half an hour, an invoice
 * two weeks.
 */
export function bookOrder(booking: Booking): BookedOrder {
  const terms = termsOf(booking)
  const lines = linesOf(booking, terms)
  const { placedAt, ids, quote } = booking
  return {
    order: orderOf(booking, terms),
    lines,
    ledgerEntries: ledgerEntriesOf(booking, terms, lines),
    invoice: invoiceOf(booking, terms),
    audit: {
      orderId: ids.order,
      lineId: null,
      at: placedAt,
      actor: 'buyer',
      event: 'place',
      fromState: null,
      toState: terms.state,
      details: { totalMinor: quote.totals.totalMinor, currency: quote.currency },
    },
    isConfirmedAtOnce: terms.state !== 'awaiting_payment',
  }
}

function termsOf({ checkout, quote, placedAt, sellerTimeZone }: Booking): Terms {
  if (!quote.tax) throw new Error('An order needs a decided tax.')
  const { paymentMethod } = checkout
  const state = firstOrderState({ paymentMethod, totalMinor: quote.totals.totalMinor })
  const placedOn = dayIn(sellerTimeZone, new Date(placedAt))
  const isInvoice = state === 'awaiting_invoice_payment'
  const dueDate = isInvoice ? invoiceDueDate(placedOn) : placedOn
  return { state, tax: quote.tax, placedOn, dueDate }
}

function orderOf(booking: Booking, { state, tax, dueDate }: Terms): BookedOrderRow {
  const { ids, sessionId, accountId, placedAt, sellerTimeZone, checkout, quote, slots } = booking
  const { contact, advertiser, billing, paymentMethod } = checkout
  const payBy = new Date(Date.parse(placedAt) + PAYMENT_WINDOW_MINUTES * 60_000).toISOString()
  const isEarly = state === 'awaiting_invoice_payment' && quote.payment.invoice.earlyStart !== null
  const keepsSlots = slots !== null && state === 'awaiting_invoice_payment'
  return {
    id: ids.order,
    accessKey: ids.accessKey,
    sessionId,
    accountId,
    state,
    paymentMethod,
    email: contact.email.toLowerCase(),
    contact,
    advertiser,
    billing: { ...billing, invoiceEmail: billing.invoiceEmail || contact.email },
    currency: quote.currency,
    perUsdMicros: quote.rate.perUsdMicros,
    rateDate: quote.rate.asOfDate,
    amounts: quote.totals,
    totalMinor: quote.totals.totalMinor,
    totalUsdMinor: quote.totalUsdMinor,
    discounts: quote.discounts,
    tax,
    invoiceThresholdReached: quote.payment.invoice.thresholdReached,
    termsAcceptedAt: placedAt,
    creditCheckAgreedAt: isEarly && checkout.creditCheck ? placedAt : null,
    createdAt: placedAt,
    payBy: state === 'awaiting_payment' ? payBy : null,
    slotsUntil: keepsSlots ? slotsKeptUntil({ placedAt, dueDate, sellerTimeZone, ...slots }) : null,
    paidAt: state === 'booked' ? placedAt : null,
    paidByPaymentId: null,
    cancelledAt: null,
    offer: booking.offer ?? null,
    reach: quote.reach ?? null,
  }
}

function linesOf({ ids, items, quote }: Booking, { state }: Terms): BookedLine[] {
  return items.map((item, position) => {
    const line = quote.lines[position]
    const id = ids.lines[position]
    if (!line || id === undefined) throw new Error('An order needs all its lines priced and named.')
    const plan = item.type === 'campaign' ? bookedPlan(item.data.plan, line) : null
    const flight = plan && flightInstants(plan.runtime)
    return {
      id,
      orderId: ids.order,
      position,
      cartKey: item.key,
      type: item.type,
      mediaType: item.media_type,
      name: line.name,
      quantity: line.quantity,
      state: firstLineState(item.type, state),
      plan,
      packageId: item.type === 'adcreation' ? item.data.package_id : null,
      sumUsdMinor: line.sumUsdMinor,
      amounts: line.amounts,
      impressions: line.impressions,
      startDate: plan?.runtime.startDate ?? null,
      endDate: plan?.runtime.endDate ?? null,
      startsAt: flight?.startsAt ?? null,
      endsAt: flight?.endsAt ?? null,
    }
  })
}

/** The plan as sold, without formats that none of its products accepts. */
const bookedPlan = (
  plan: CampaignPlan,
  { formatIds = plan.formatIds }: QuoteLine,
): CampaignPlan => ({
  ...plan,
  formatIds,
})

/** The order's prices and coupons; a total of zero is paid at once. */
function ledgerEntriesOf(
  { ids, quote, paidCoupons, placedAt: at }: Booking,
  { state }: Terms,
  lines: readonly BookedLine[],
): LedgerEntry[] {
  const { currency, totalUsdMinor, discounts } = quote
  const order = { id: ids.order, currency, totalUsdMinor, discounts, lines }
  return [
    ...placementEntries(order, paidCoupons, at),
    ...(state === 'booked' ? paymentEntries(order, { reference: ids.order, at }) : []),
  ]
}

function invoiceOf({ ids, quote, placedAt, vatRate }: Booking, terms: Terms): BookedInvoice {
  const isPaid = terms.state === 'booked'
  return {
    id: ids.invoice,
    orderId: ids.order,
    year: Number(terms.placedOn.slice(0, 4)),
    state: isPaid ? 'paid' : 'open',
    currency: quote.currency,
    totalMinor: quote.totals.totalMinor,
    issuedAt: placedAt,
    dueDate: terms.dueDate,
    paidAt: isPaid ? placedAt : null,
    vatRate: vatRate ?? null,
  }
}
