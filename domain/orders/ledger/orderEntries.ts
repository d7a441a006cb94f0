import type {
  DiscountPart,
  QuoteAmounts,
  QuoteDiscount,
} from '#domain/commerce/checkout/quote.types.ts'
import { allocateMinor, type Currency } from '#domain/foundation/money/amount.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import { entriesOfAmounts, NO_MONEY_MOVED, type LedgerEntry } from './ledgerEntry.ts'
import { lineBalance } from './lineBalance.ts'
import type { OrderRevision } from './orderRevision.types.ts'

/** The ledger's input from an order. Amounts in its currency unless USD is stated. */
export interface LedgerOrder {
  id: string
  currency: Currency
  totalUsdMinor: number
  discounts: readonly Pick<QuoteDiscount, 'num' | 'curAmount' | 'parts'>[]
  lines: readonly { id: string; sumUsdMinor: number; amounts: QuoteAmounts }[]
  /** The amounts agreed before it was paid, if any. */
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
 * The discount of each coupon on each line (one row per coupon), as in the quote. An order placed
 * before quotes had parts uses the split of its ledger: all discounts by price, including those
 * that were paid for.
 */
export function discountParts(
  { discounts, lines }: Pick<LedgerOrder, 'discounts' | 'lines'>,
  paidCoupons: ReadonlySet<string>,
): DiscountPart[][] {
  if (discounts.every(({ parts, curAmount }) => parts || curAmount === 0))
    return discounts.map(({ parts }) => parts ?? lines.map(() => NO_PART))
  const isPaid = discounts.map(({ num }) => paidCoupons.has(num))
  const reductions = allocateMinor(
    add(discounts.map(({ curAmount }) => curAmount)),
    lines.map(({ sumUsdMinor }) => sumUsdMinor),
  )
  const paid = allocateMinor(
    add(discounts.map(({ curAmount }, at) => (isPaid[at] ? curAmount : 0))),
    reductions,
  )
  const left = { paid, given: reductions.map((part, at) => part - (paid[at] ?? 0)) }
  const usd = discounts.map(({ curAmount }, index) => {
    const of = isPaid[index] ? left.paid : left.given
    const parts = allocateMinor(curAmount, of)
    for (const [at, part] of parts.entries()) of[at] = (of[at] ?? 0) - part
    return parts
  })
  return usd.map((parts) =>
    parts.map((usdMinor, at) => ({
      usdMinor,
      minor: shareMinor(
        lines[at]?.amounts.discountMinor ?? 0,
        usdMinor,
        Math.max(1, reductions[at] ?? 0),
      ),
    })),
  )
}

const NO_PART = { usdMinor: 0, minor: 0 }

/**
 * How each line of an order is paid: the discount by coupons, and its part by coupons that were
 * paid for (`paidCoupons`, by number: those of stopped campaigns). Lines add up to the order to the
 * cent.
 */
export function linePayments(order: LedgerOrder, paidCoupons: ReadonlySet<string>): LinePayment[] {
  const parts = discountParts(order, paidCoupons)
  const takenOff = (at: number, isPaid: boolean) =>
    add(
      order.discounts.map(({ num }, index) =>
        paidCoupons.has(num) === isPaid ? (parts[index]?.[at]?.usdMinor ?? 0) : 0,
      ),
    )
  const sums = order.lines.map(({ sumUsdMinor }) => sumUsdMinor)
  const discountUsdMinor = add(order.discounts.map(({ curAmount }) => curAmount))
  const taxUsdMinor = order.totalUsdMinor - (add(sums) - discountUsdMinor)
  const taxes = allocateMinor(
    taxUsdMinor,
    order.lines.map(({ amounts }) => amounts.taxMinor),
  )
  return order.lines.map(({ id, sumUsdMinor }, at) => {
    const [given, paid] = [takenOff(at, false), takenOff(at, true)]
    return {
      lineId: id,
      discountUsdMinor: given,
      couponUsdMinor: paid,
      chargeUsdMinor: sumUsdMinor - given - paid,
      taxUsdMinor: taxes[at] ?? 0,
    }
  })
}

/**
 * The entries of an order that has just been placed: prices and coupon discounts. The rest is due.
 */
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

/**
 * The entries of an order's payment, by the gateway or with an invoice (`reference`). `reversals`:
 * number of earlier payments that were reversed.
 */
export function paymentEntries(
  order: LedgerOrder,
  { reversals = 0, ...paid }: { reference: string; at: string; reversals?: number },
): LedgerEntry[] {
  const suffix = reversals === 0 ? '' : `:${reversals + 1}`
  const payments = order.revision?.lines ?? linePayments(order, new Set())
  const entries = order.lines.flatMap((line): LedgerEntry[] => {
    const payment = payments.find(({ lineId }) => lineId === line.id)
    const { netMinor, taxMinor } = payment && 'amounts' in payment ? payment.amounts : line.amounts
    const money = { orderId: order.id, lineId: line.id, currency: order.currency, ...paid }
    return [
      {
        ...money,
        id: `${line.id}:charged${suffix}`,
        kind: 'charged',
        amountUsdMinor: payment?.chargeUsdMinor ?? 0,
        amountMinor: netMinor,
      },
      {
        ...money,
        id: `${line.id}:tax_charged${suffix}`,
        kind: 'tax_charged',
        amountUsdMinor: payment?.taxUsdMinor ?? 0,
        amountMinor: taxMinor,
      },
    ]
  })
  return entriesOfAmounts(entries)
}

/**
 * The entries that undo an order that was never paid: the amount due is released, coupons become
 * usable again.
 */
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
