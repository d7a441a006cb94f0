import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { claimCoupon, couponClaimants } from '#database/queries/coupons.ts'
import { enterInLedger } from '#database/queries/ledger.ts'
import { queueMailIf } from '#database/queries/orderChanges.ts'
import {
  insertAudit,
  insertInvoice,
  insertOrder,
  insertOrderLine,
  type NewOrderLine,
  type OrderRow,
} from '#database/queries/orders.ts'
import { refuseBeyondLimits } from '#database/queries/slotLimits.ts'
import { claimSlots, releaseExpiredHolds, releaseHold } from '#database/queries/slotClaims.ts'
import { addDays, dayIn } from '#domain/calendar/calendarDay.ts'
import { flightInstants } from '#domain/calendar/flight.ts'
import type { CartItem } from '#domain/cart/cartItem.ts'
import type { Checkout } from '#domain/checkout/checkoutSchema.ts'
import { paymentEntries, placementEntries } from '#domain/ledger/orderEntries.ts'
import { firstLineState } from '#domain/order/lineState.ts'
import { firstOrderState } from '#domain/order/orderState.ts'
import type { slotLimits } from '#domain/slots/slotLimits.ts'
import { slotsKeptUntil } from '#domain/slots/unpaidSlots.ts'
import { newId } from '../../adapters/ids.ts'
import type { PricedCart } from '../checkout/quoteCart.ts'

/** How long a card order waits for its payment. */
export const PAYMENT_WINDOW_MINUTES = 30
const INVOICE_DUE_DAYS = 14

export interface NewOrder {
  db: Database
  orderId: string
  sessionId: string
  accountId: string | null
  now: Date
  /** IANA; what the invoice is dated in. */
  sellerTimeZone: string
  checkout: Checkout
  items: readonly CartItem[]
  priced: PricedCart
  /** Where its slots are claimed from, and how many may be without being paid for. */
  slotOwner: {
    network: string | null
    limits: ReturnType<typeof slotLimits>
    hasPaidBefore: boolean
  }
}

/** Everything an order writes, in the order in which it may fail: coupons, slots, then the order itself. */
export function orderStatements(input: NewOrder): Statement[] {
  const lines = lineRows(input)
  return [
    ...couponStatements(input),
    ...slotStatements(input),
    insertOrder(input.db, orderRow(input)),
    ...limitStatements(input),
    ...lines.map((line) => insertOrderLine(input.db, line)),
    ledgerStatement(input, lines),
    ...invoiceAndAuditStatements(input),
  ]
}

function couponStatements({ db, orderId, now, priced }: NewOrder): Statement[] {
  return priced.quote.discounts.flatMap(({ num, curAmount }) => {
    const coupon = priced.coupons.get(num)
    if (!coupon || curAmount === 0) return []
    const claimedAt = now.toISOString()
    return couponClaimants(coupon, priced.couponBuyer).map((claimant) =>
      claimCoupon(db, { num, claimant, orderId, claimedAt }),
    )
  })
}

function slotStatements({
  db,
  orderId,
  sessionId,
  slotOwner,
  now,
  items,
  priced,
}: NewOrder): Statement[] {
  const booked = items.filter(({ key }) => (priced.campaigns.get(key)?.slots.length ?? 0) > 0)
  if (booked.length === 0) return []
  return [
    releaseExpiredHolds(db, now.toISOString()),
    ...booked.map(({ key }) => releaseHold(db, sessionId, key)),
    ...booked.map(({ key }) =>
      claimSlots(db, priced.campaigns.get(key)?.slots ?? [], {
        sessionId,
        cartKey: key,
        orderId,
        expiresAt: null,
        network: slotOwner.network,
      }),
    ),
  ]
}

const hasSlots = ({ campaigns }: PricedCart) =>
  [...campaigns.values()].some(({ slots }) => slots.length > 0)

/** After the order itself: one that is paid at once is under no limit. */
function limitStatements({ db, sessionId, slotOwner, priced }: NewOrder): Statement[] {
  if (!hasSlots(priced)) return []
  const { network, limits } = slotOwner
  return [refuseBeyondLimits(db, { sessionId, network }, limits)]
}

function orderState({ checkout, priced }: NewOrder) {
  const { paymentMethod } = checkout
  return firstOrderState({ paymentMethod, totalMinor: priced.quote.totals.totalMinor })
}

function orderRow(input: NewOrder): Omit<OrderRow, 'number'> {
  const { checkout, now, orderId, sessionId, accountId } = input
  const { quote } = input.priced
  if (!quote.tax) throw new Error('An order needs a decided tax.')
  const { contact, advertiser, billing, paymentMethod } = checkout
  const at = now.toISOString()
  const state = orderState(input)
  const payBy = new Date(now.getTime() + PAYMENT_WINDOW_MINUTES * 60_000).toISOString()
  return {
    id: orderId,
    accessKey: newId('key'),
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
    tax: quote.tax,
    invoiceThresholdReached: quote.payment.invoice.thresholdReached,
    termsAcceptedAt: at,
    createdAt: at,
    payBy: state === 'awaiting_payment' ? payBy : null,
    slotsUntil: slotsUntil(input),
    paidAt: state === 'booked' ? at : null,
    paidByPaymentId: null,
    cancelledAt: null,
  }
}

/** The last day to pay: an invoice's term, or at once. */
function dueDateOf(input: NewOrder): string {
  const today = dayIn(input.sellerTimeZone, input.now)
  const isInvoice = orderState(input) === 'awaiting_invoice_payment'
  return isInvoice ? addDays(today, INVOICE_DUE_DAYS) : today
}

function slotsUntil(input: NewOrder): string | null {
  if (orderState(input) !== 'awaiting_invoice_payment' || !hasSlots(input.priced)) return null
  return slotsKeptUntil({
    placedAt: input.now.toISOString(),
    dueDate: dueDateOf(input),
    sellerTimeZone: input.sellerTimeZone,
    hasPaidBefore: input.slotOwner.hasPaidBefore,
  })
}

function lineRows(input: NewOrder): NewOrderLine[] {
  const { orderId, items, priced } = input
  const state = orderState(input)
  return items.flatMap((item, position) => {
    const line = priced.quote.lines[position]
    if (!line) return []
    const plan = item.type === 'campaign' ? item.data.plan : null
    const flight = plan && flightInstants(plan.runtime)
    return [
      {
        id: newId('lin'),
        orderId,
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
      },
    ]
  })
}

/** What the order costs and how coupons pay for it; nothing to pay is paid at once. */
function ledgerStatement(input: NewOrder, lines: readonly NewOrderLine[]): Statement {
  const { db, orderId: id, now, priced } = input
  const { currency, totalUsdMinor, discounts } = priced.quote
  const order = { id, currency, totalUsdMinor, discounts, lines }
  const paidCoupons = [...priced.coupons.values()].filter(({ lineId }) => lineId)
  const at = now.toISOString()
  const isPaid = orderState(input) === 'booked'
  return enterInLedger(db, [
    ...placementEntries(order, new Set(paidCoupons.map(({ num }) => num)), at),
    ...(isPaid ? paymentEntries(order, { reference: id, at }) : []),
  ])
}

/** Invoice, audit entry and, unless the order still waits for its card payment, the confirmation mail. */
function invoiceAndAuditStatements(input: NewOrder): Statement[] {
  const { db, orderId, now, sellerTimeZone } = input
  const { totals, currency } = input.priced.quote
  const at = now.toISOString()
  const today = dayIn(sellerTimeZone, now)
  const state = orderState(input)
  const statements = [
    insertInvoice(db, {
      id: newId('inv'),
      orderId,
      year: Number(today.slice(0, 4)),
      state: state === 'booked' ? 'paid' : 'open',
      currency,
      totalMinor: totals.totalMinor,
      issuedAt: at,
      dueDate: dueDateOf(input),
    }),
    insertAudit(db, {
      orderId,
      lineId: null,
      at,
      actor: 'buyer',
      event: 'place',
      fromState: null,
      toState: state,
      details: { totalMinor: totals.totalMinor, currency },
    }),
  ]
  if (state === 'awaiting_payment') return statements
  return [...statements, queueMailIf(db, { orderId, kind: 'order_confirmation', at })]
}
