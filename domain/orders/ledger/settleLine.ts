import { entriesOfAmounts, NO_MONEY_MOVED, type LedgerEntry } from './ledgerEntry.ts'

/** The used and unused value of a finished line. USD cents. */
export interface LineSettlement {
  orderId: string
  lineId: string
  /** The total use, and the part that the ledger already has as delivered. */
  usedUsdMinor: number
  deliveredUsdMinor: number
  couponUsdMinor: number
  /** The number of the coupon; null if nothing is returned. */
  couponNum: string | null
  at: string
}

/**
 * The entries that settle a line: the rest of its use as delivered, the unused part as a coupon.
 * Nothing remains.
 */
export function settlementEntries(settlement: LineSettlement): LedgerEntry[] {
  const { orderId, lineId, usedUsdMinor, deliveredUsdMinor, couponUsdMinor, couponNum, at } =
    settlement
  const entry = (
    kind: 'delivered' | 'coupon_issued',
    id: string,
    amountUsdMinor: number,
  ): LedgerEntry => ({ ...NO_MONEY_MOVED, id, orderId, lineId, kind, amountUsdMinor, at })
  return entriesOfAmounts([
    entry('delivered', `${lineId}:delivered:last`, usedUsdMinor - deliveredUsdMinor),
    { ...entry('coupon_issued', `${lineId}:coupon_issued`, couponUsdMinor), reference: couponNum },
  ])
}

/** The entry of a delivery while the line runs; `upTo` is its end, entered once. */
export function deliveryEntry(delivery: {
  orderId: string
  lineId: string
  amountUsdMinor: number
  upTo: string
  at: string
}): LedgerEntry {
  const { upTo, ...rest } = delivery
  return {
    ...NO_MONEY_MOVED,
    ...rest,
    id: `${rest.lineId}:delivered:${upTo}`,
    kind: 'delivered',
  }
}
