import type { QuoteAmounts, QuoteDiscount } from '../checkout/quote.types.ts'
import { allocateMinor, type Currency } from '../money/amount.ts'
import { entriesOfAmounts, NO_MONEY_MOVED, type LedgerEntry } from './ledgerEntry.ts'
import { lineBalance } from './lineBalance.ts'
import type { OrderRevision } from './orderRevision.types.ts'

/** What the ledger needs to know of an order. Amounts in its currency unless USD is said. */
export interface LedgerOrder {
  id: string
  currency: Currency
  totalUsdMinor: number
  discounts: readonly Pick<QuoteDiscount, 'num' | 'curAmount'>[]
  lines: readonly { id: string; sumUsdMinor: number; amounts: QuoteAmounts }[]
  /** What it comes to, where that was agreed on before it was paid. */
  revision?: Pick<OrderRevision, 'lines'> | null
}

/** How a line's price is paid. USD cents; `chargeUsdMinor` is without tax. */
export interface LinePayment {
  lineId: string
  discountUsdMinor: number
  couponUsdMinor: number
  chargeUsdMinor: number
  taxUsdMinor: number
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * How each line of an order is paid: its share of all discounts by price, and of these the share of the coupons that
 * were paid for (`paidCoupons`, by number: those of stopped campaigns). Lines add up to the order to the cent.
 */
export function linePayments(order: LedgerOrder, paidCoupons: ReadonlySet<string>): LinePayment[] {
  const sums = order.lines.map(({ sumUsdMinor }) => sumUsdMinor)
  const discountUsdMinor = add(order.discounts.map(({ curAmount }) => curAmount))
  const paidUsdMinor = add(
    order.discounts.filter(({ num }) => paidCoupons.has(num)).map(({ curAmount }) => curAmount),
  )
  const reductions = allocateMinor(discountUsdMinor, sums)
  const coupons = allocateMinor(paidUsdMinor, reductions)
  const taxUsdMinor = order.totalUsdMinor - (add(sums) - discountUsdMinor)
  const taxes = allocateMinor(
    taxUsdMinor,
    order.lines.map(({ amounts }) => amounts.taxMinor),
  )
  return order.lines.map(({ id, sumUsdMinor }, at) => ({
    lineId: id,
    discountUsdMinor: (reductions[at] ?? 0) - (coupons[at] ?? 0),
    couponUsdMinor: coupons[at] ?? 0,
    chargeUsdMinor: sumUsdMinor - (reductions[at] ?? 0),
    taxUsdMinor: taxes[at] ?? 0,
  }))
}

/** The entries of an order that has just been placed: prices and what coupons took off. The rest is due. */
export function placementEntries(
  order: LedgerOrder,
  paidCoupons: ReadonlySet<string>,
  at: string,
): LedgerEntry[] {
  const payments = linePayments(order, paidCoupons)
  const entries = order.lines.flatMap((line, index): LedgerEntry[] => {
    const payment = payments[index]
    const entry = (kind: LedgerEntry['kind'], amountUsdMinor: number): LedgerEntry => ({
      ...NO_MONEY_MOVED,
      id: `${line.id}:${kind}`,
      orderId: order.id,
      lineId: line.id,
      kind,
      amountUsdMinor,
      at,
    })
    return [
      entry('ordered', line.sumUsdMinor),
      entry('discount_used', payment?.discountUsdMinor ?? 0),
      entry('coupon_used', payment?.couponUsdMinor ?? 0),
    ]
  })
  return entriesOfAmounts(entries)
}

/** The entries of the money that pays an order, by a payment or with an invoice (`reference`). */
export function paymentEntries(
  order: LedgerOrder,
  paid: { reference: string; at: string },
): LedgerEntry[] {
  const payments = order.revision?.lines ?? linePayments(order, new Set())
  const entries = order.lines.flatMap((line): LedgerEntry[] => {
    const payment = payments.find(({ lineId }) => lineId === line.id)
    const { netMinor, taxMinor } = payment && 'amounts' in payment ? payment.amounts : line.amounts
    const money = { orderId: order.id, lineId: line.id, currency: order.currency, ...paid }
    return [
      {
        ...money,
        id: `${line.id}:charged`,
        kind: 'charged',
        amountUsdMinor: payment?.chargeUsdMinor ?? 0,
        amountMinor: netMinor,
      },
      {
        ...money,
        id: `${line.id}:tax_charged`,
        kind: 'tax_charged',
        amountUsdMinor: payment?.taxUsdMinor ?? 0,
        amountMinor: taxMinor,
      },
    ]
  })
  return entriesOfAmounts(entries)
}

/** The entries that take back an order which was never paid: what is due is released, coupons can be used again. */
export function abandonmentEntries(
  orderId: string,
  entries: readonly LedgerEntry[],
  at: string,
): LedgerEntry[] {
  const lineIds = new Set(entries.flatMap(({ lineId }) => lineId ?? []))
  return [...lineIds].flatMap((lineId) => {
    const balance = lineBalance(entries.filter((entry) => entry.lineId === lineId))
    const entry = (kind: 'released' | 'coupon_returned', amountUsdMinor: number): LedgerEntry => ({
      ...NO_MONEY_MOVED,
      id: `${lineId}:${kind}`,
      orderId,
      lineId,
      kind,
      amountUsdMinor,
      at,
    })
    return entriesOfAmounts([
      entry('released', balance.dueUsdMinor),
      entry('coupon_returned', balance.remainingUsdMinor),
    ])
  })
}
