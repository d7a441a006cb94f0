import { addDays } from '#domain/calendar/calendarDay.ts'
import { flightInstants } from '#domain/calendar/flight.ts'
import { priceCart } from '#domain/checkout/priceCart.ts'
import type { Quote } from '#domain/checkout/quote.types.ts'
import type { LedgerEntry } from '#domain/ledger/ledgerEntry.ts'
import {
  abandonmentEntries,
  paymentEntries,
  placementEntries,
} from '#domain/ledger/orderEntries.ts'
import type { CurrencyRate } from '#domain/money/convert.ts'
import type { OrderBilling, OrderContact } from '#domain/checkout/orderParty.types.ts'
import { isPaid, type OrderState } from '#domain/order/orderState.ts'
import { taxFor } from '#domain/tax/taxFor.ts'
import type { coupons } from '../../schema/coupons.ts'
import type { invoices } from '../../schema/invoices.ts'
import type { orderAudit, orderLines, orders } from '../../schema/orders.ts'
import { cartItemOf, idOf, lineRow, settleBuiltLine, type LineFacts } from './orderLine.ts'

/** An order to build. `key` and `number` make its ids and numbers, so that the same facts give the same rows. */
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

/** The rows of one order in every table that knows of it. */
export interface OrderRows {
  orders: (typeof orders.$inferInsert)[]
  orderLines: (typeof orderLines.$inferInsert)[]
  invoices: (typeof invoices.$inferInsert)[]
  ledgerEntries: LedgerEntry[]
  coupons: (typeof coupons.$inferInsert)[]
  orderAudit: (typeof orderAudit.$inferInsert)[]
}

const INVOICE_DUE_DAYS = 14

/** An order as the product itself writes it: priced, taxed, entered in the ledger and settled by the same rules. */
export function buildOrder(facts: OrderFacts): OrderRows {
  const quote = quoteOf(facts)
  const orderId = idOf('ord', facts.key)
  const paidAt = isPaid(facts.state) ? facts.placedAt : null
  const lines = facts.lines.map((line, at) => lineRow(facts, quote, line, at))
  const order = { id: orderId, ...ledgerSums(quote), lines }
  const placed = placementEntries(order, new Set(), facts.placedAt)
  const paid = paidAt ? paymentEntries(order, { reference: orderId, at: paidAt }) : []
  const taken =
    facts.state === 'cancelled' ? abandonmentEntries(orderId, placed, facts.placedAt) : []
  const entries = [...placed, ...paid, ...taken]
  const settled = lines.flatMap((line, at) =>
    paidAt ? settleBuiltLine({ facts, line, built: facts.lines[at], entries, paidAt }) : [],
  )
  return {
    orders: [orderRow(facts, quote, { orderId, paidAt })],
    orderLines: lines,
    invoices: [invoiceRow(facts, quote, { orderId, paidAt })],
    ledgerEntries: [...entries, ...settled.flatMap((one) => one.entries)],
    coupons: settled.flatMap(({ coupon }) => coupon ?? []),
    orderAudit: auditRows(facts, orderId),
  }
}

const ledgerSums = ({ currency, totalUsdMinor, discounts }: Quote) => ({
  currency,
  totalUsdMinor,
  discounts,
})

function quoteOf(facts: OrderFacts): Quote {
  const { country, state, vatId } = facts.billing
  return priceCart({
    now: facts.placedAt,
    items: facts.lines.map(cartItemOf),
    campaigns: new Map(),
    coupons: [],
    rate: facts.rate,
    tax: taxFor({ country, state, vatId, buyerType: facts.contact.type }),
  })
}

function orderRow(
  facts: OrderFacts,
  quote: Quote,
  { orderId, paidAt }: { orderId: string; paidAt: string | null },
): OrderRows['orders'][number] {
  if (!quote.tax) throw new Error('An order needs a decided tax.')
  return {
    id: orderId,
    number: facts.number,
    accessKey: idOf('key', facts.key),
    sessionId: idOf('ses', facts.key),
    accountId: facts.accountId,
    state: facts.state,
    paymentMethod: facts.paymentMethod,
    email: facts.contact.email,
    contact: facts.contact,
    advertiser: {
      name: facts.advertiser,
      website: 'https://www.example.com',
      industry: 'restaurants',
    },
    billing: facts.billing,
    currency: quote.currency,
    perUsdMicros: quote.rate.perUsdMicros,
    rateDate: quote.rate.asOfDate,
    amounts: quote.totals,
    totalMinor: quote.totals.totalMinor,
    totalUsdMinor: quote.totalUsdMinor,
    discounts: quote.discounts,
    tax: quote.tax,
    invoiceThresholdReached: quote.payment.invoice.thresholdReached,
    termsAcceptedAt: facts.placedAt,
    createdAt: facts.placedAt,
    // A month instead of half an hour, so that there is something to look at.
    payBy:
      facts.state === 'awaiting_payment'
        ? `${addDays(facts.placedAt.slice(0, 10), 30)}T00:00:00.000Z`
        : null,
    paidAt,
    paidByPaymentId: null,
    cancelledAt: facts.state === 'cancelled' ? facts.placedAt : null,
  }
}

function invoiceRow(
  facts: OrderFacts,
  quote: Quote,
  { orderId, paidAt }: { orderId: string; paidAt: string | null },
): OrderRows['invoices'][number] {
  const day = facts.placedAt.slice(0, 10)
  const open = facts.state === 'cancelled' ? 'void' : 'open'
  return {
    id: idOf('inv', facts.key),
    orderId,
    year: Number(day.slice(0, 4)),
    sequence: facts.number,
    state: paidAt ? 'paid' : open,
    currency: quote.currency,
    totalMinor: quote.totals.totalMinor,
    issuedAt: facts.placedAt,
    dueDate: facts.paymentMethod === 'invoice' ? addDays(day, INVOICE_DUE_DAYS) : day,
    paidAt,
  }
}

function auditRows(facts: OrderFacts, orderId: string): OrderRows['orderAudit'] {
  const common = { orderId, at: facts.placedAt, lineId: null, fromState: null, details: {} }
  const rows: OrderRows['orderAudit'] = [
    { ...common, actor: 'buyer', event: 'place', toState: facts.state },
  ]
  if (isPaid(facts.state))
    rows.push({ ...common, actor: 'payment', event: 'pay', toState: 'booked' })
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
    if (line.state === 'ended')
      rows.push({
        ...common,
        lineId,
        at: endsAt ?? '',
        actor: 'system',
        event: 'end',
        toState: 'ended',
      })
  }
  return rows
}
