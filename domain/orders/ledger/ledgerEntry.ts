import type { Currency } from '#domain/foundation/money/money.ts'

/**
 * Kinds of entries about a line. `ordered` is its price; `discount_used` is the part covered by
 * free coupons; `coupon_used` the part covered by coupons of stopped campaigns, whose value was
 * paid for before. The rest is due in money and, once paid, `charged`, with its `tax_charged`;
 * `charge_reversed` and `tax_reversed` undo a payment that was booked by mistake. The paid value is
 * consumed by being `delivered`, or returned as a coupon (`coupon_issued`) or otherwise (`credit`).
 * `coupon_returned` and `released` undo an order that was never paid; `refund_due` is a payment
 * that was not needed, `refunded` its return, and `refund_returned` a refund that the gateway
 * failed to make. `amended` is paid value that buyer and desk agreed to remove; it was returned as
 * a coupon. `dispute_withdrawn` is money that a bank took back in a chargeback, and
 * `dispute_reinstated` the same money returned to us.
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

/** One amount of an order; the ledger is append-only. */
export interface LedgerEntry {
  /** Derived from the subject, so that the same event is entered once. */
  id: string
  orderId: string
  lineId: string | null
  kind: LedgerKind
  /** USD cents, never negative. */
  amountUsdMinor: number
  /** The money that moved, in the order's currency; null if none moved. */
  amountMinor: number | null
  currency: Currency | null
  /** The coupon or payment it belongs to. */
  reference: string | null
  /** ISO, UTC. */
  at: string
}

/** The defaults of an entry without money. */
export const NO_MONEY_MOVED = { amountMinor: null, currency: null, reference: null } as const

/** Drops entries of zero. */
export function entriesOfAmounts(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(
    ({ amountUsdMinor, amountMinor }) => amountUsdMinor > 0 || (amountMinor ?? 0) > 0,
  )
}
