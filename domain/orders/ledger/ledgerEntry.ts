import type { Currency } from '#domain/foundation/money/money.ts'

/**
 * What an entry can say about a line. `ordered` is its price; `discount_used` the part that coupons given away took
 * off; `coupon_used` the part paid with a coupon of a stopped campaign, whose worth was paid for before. The rest is
 * due in money and, once paid, `charged`, with its `tax_charged` beside it; `charge_reversed` and `tax_reversed` take a
 * payment back that was booked by mistake. What was paid is used up by being
 * `delivered`, or given back as a coupon (`coupon_issued`) or otherwise (`credit`). `coupon_returned` and `released`
 * take back an order that was never paid; `refund_due` is money that came and was not needed, `refunded` its way back,
 * and `refund_returned` a refund that the gateway could not make after all. `amended` is what was paid and is no longer
 * ordered, as buyer and desk agreed: it came back as a coupon. `dispute_withdrawn` is money that a bank took back in a
 * chargeback, and `dispute_reinstated` the same money given to us again.
 */
export const LEDGER_KINDS = [
  'ordered',
  'discount_used',
  'coupon_used',
  'charged',
  'tax_charged',
  'charge_reversed',
  'tax_reversed',
  'delivered',
  'coupon_issued',
  'credit',
  'coupon_returned',
  'released',
  'refund_due',
  'refunded',
  'refund_returned',
  'amended',
  'dispute_withdrawn',
  'dispute_reinstated',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** One amount of an order; entries are only ever added. */
export interface LedgerEntry {
  /** Made of what it is about, so that one thing is entered once. */
  id: string
  orderId: string
  lineId: string | null
  kind: LedgerKind
  /** USD cents, never negative. */
  amountUsdMinor: number
  /** The money that really moved, in the order's currency; null where none did. */
  amountMinor: number | null
  currency: Currency | null
  /** The coupon or payment it belongs to. */
  reference: string | null
  /** ISO, UTC. */
  at: string
}

/** What is not said of an entry. */
export const NO_MONEY_MOVED = { amountMinor: null, currency: null, reference: null } as const

/** Leaves out entries of nothing: they would say nothing. */
export function entriesOfAmounts(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(
    ({ amountUsdMinor, amountMinor }) => amountUsdMinor > 0 || (amountMinor ?? 0) > 0,
  )
}
