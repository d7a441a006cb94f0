import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { flightInstants } from '#domain/foundation/calendar/flight.ts'
import { priceCart } from '#domain/commerce/checkout/priceCart.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { abandonmentEntries, paymentEntries } from '#domain/orders/ledger/orderEntries.ts'
import type { CurrencyRate } from '#domain/foundation/money/convert.ts'
import type { OrderBilling, OrderContact } from '#domain/commerce/checkout/orderParty.types.ts'
import { bookOrder } from '#domain/orders/order/bookOrder.ts'
import type { BookedOrder, Booking } from '#domain/orders/order/bookOrder.types.ts'
import { isPaid, type OrderState } from '#domain/orders/order/orderState.ts'
import { taxFor } from '#domain/commerce/tax/taxFor.ts'
import type { coupons } from '#database/schema/commerce/coupons.ts'
import type { invoices } from '#database/schema/orders/invoices.ts'
import type { orderAudit, orderLines, orders } from '#database/schema/orders/orders.ts'
import {
  builtLine,
  cartItemOf,
  idOf,
  impressionsOf,
  settleBuiltLine,
  type LineFacts,
} from './orderLine.ts'

/** An order to build. Its IDs and numbers derive from `key` and `number`, so that the same facts give the same rows. */
export interface OrderFacts {
  key: string
  number: number
  accountId: string | null
  placedAt: string
  paymentMethod: 'card' | 'invoice'
  state: OrderState
  contact: OrderContact
  billing: OrderBilling
  advertiser: string
  rate: CurrencyRate
  lines: readonly LineFacts[]
}

/** The rows of one order in every table that refers to it. */
export interface OrderRows {
  orders: (typeof orders.$inferInsert)[]
  orderLines: (typeof orderLines.$inferInsert)[]
  invoices: (typeof invoices.$inferInsert)[]
  ledgerEntries: LedgerEntry[]
  coupons: (typeof coupons.$inferInsert)[]
  orderAudit: (typeof orderAudit.$inferInsert)[]
}

/** Demo invoices are dated in UTC, so that the same facts give the same rows whatever the seller's zone. */
const SELLER_TIME_ZONE = 'UTC'

/** An order as the product itself would write it: priced, taxed, booked, paid and settled by the same rules. */
export function buildOrder(facts: OrderFacts): OrderRows {
  const booked = bookOrder(bookingOf(facts))
  const { placedAt } = facts
  const orderId = booked.order.id
  const lines = facts.lines.flatMap((line, at) => {
    const row = booked.lines[at]
    return row ? [builtLine(row, line)] : []
  })
  const paidAt = isPaid(facts.state) ? placedAt : null
  const order = { ...booked.order, lines }
  const placed = booked.ledgerEntries
  const paid = paidAt ? paymentEntries(order, { reference: orderId, at: paidAt }) : []
  const taken = facts.state === 'cancelled' ? abandonmentEntries(orderId, placed, placedAt) : []
  const entries = [...placed, ...paid, ...taken]
  const settled = lines.flatMap((line, at) =>
    paidAt ? settleBuiltLine({ facts, line, built: facts.lines[at], entries, paidAt }) : [],
  )
  return {
    orders: [orderRow(facts, booked, paidAt)],
    orderLines: lines,
    invoices: [invoiceRow(facts, booked, paidAt)],
    ledgerEntries: [...entries, ...settled.flatMap((one) => one.entries)],
    coupons: settled.flatMap(({ coupon }) => coupon ?? []),
    orderAudit: auditRows(facts, booked),
  }
}

function bookingOf(facts: OrderFacts): Booking {
  const { key, accountId, placedAt, contact, billing, paymentMethod } = facts
  const items = facts.lines.map(cartItemOf)
  const { country, state, vatId } = billing
  const quote = priceCart({
    now: placedAt,
    placedOn: dayIn(SELLER_TIME_ZONE, new Date(placedAt)),
    items,
    campaigns: new Map(
      items.flatMap((item, at) => {
        const impressions = impressionsOf(facts.lines[at] ?? { state: 'reserved' })
        return impressions ? [[item.key, { impressions, issues: [] }] as const] : []
      }),
    ),
    coupons: [],
    rate: facts.rate,
    tax: taxFor({ country, state, vatId, buyerType: contact.type }),
  })
  const website = 'https://www.example.com'
  const advertiser = { name: facts.advertiser, website, industry: 'restaurants' as const }
  return {
    ids: {
      order: idOf('ord', key),
      accessKey: idOf('key', key),
      invoice: idOf('inv', key),
      lines: items.map((_, at) => idOf('lin', `${key}x${at}`)),
    },
    sessionId: idOf('ses', key),
    accountId,
    placedAt,
    sellerTimeZone: SELLER_TIME_ZONE,
    checkout: { contact, advertiser, billing, paymentMethod, creditCheck: true },
    items,
    quote,
    paidCoupons: new Set(),
    slots: null,
  }
}

const orderRow = (
  { number, state, placedAt }: OrderFacts,
  { order }: BookedOrder,
  paidAt: string | null,
): OrderRows['orders'][number] => ({
  ...order,
  number,
  state,
  // A month instead of half an hour, so that the demo keeps an unpaid card order.
  payBy:
    state === 'awaiting_payment' ? `${addDays(placedAt.slice(0, 10), 30)}T00:00:00.000Z` : null,
  paidAt,
  cancelledAt: state === 'cancelled' ? placedAt : null,
})

function invoiceRow(
  { number: sequence, state }: OrderFacts,
  { invoice }: BookedOrder,
  paidAt: string | null,
): OrderRows['invoices'][number] {
  const open = state === 'cancelled' ? 'void' : 'open'
  return { ...invoice, sequence, state: paidAt ? 'paid' : open, paidAt }
}

function auditRows(facts: OrderFacts, { order, audit }: BookedOrder): OrderRows['orderAudit'] {
  const common = {
    orderId: order.id,
    at: facts.placedAt,
    lineId: null,
    fromState: null,
    details: {},
  }
  const rows: OrderRows['orderAudit'] = [audit]
  if (isPaid(facts.state))
    rows.push(
      facts.paymentMethod === 'card'
        ? { ...common, actor: 'payment', event: 'pay', toState: 'booked' }
        : { ...common, actor: 'admin', event: 'settle', toState: 'booked' },
    )
  if (facts.state === 'cancelled')
    rows.push({ ...common, actor: 'system', event: 'abandon', toState: 'cancelled' })
  for (const [at, line] of facts.lines.entries()) {
    const lineId = idOf('lin', `${facts.key}x${at}`)
    const endsAt = line.plan && flightInstants(line.plan.runtime).endsAt
    if (line.state === 'stopped')
      rows.push({
        ...common,
        lineId,
        at: line.stoppedAt ?? '',
        actor: 'buyer',
        event: 'stop',
        toState: 'stopped',
      })
    if (line.state === 'ended' || line.state === 'fell_short')
      rows.push({
        ...common,
        lineId,
        at: endsAt ?? '',
        actor: 'system',
        event: line.state === 'ended' ? 'end' : 'fall_short',
        toState: line.state,
      })
  }
  return rows
}
