import { entriesOfAmounts, NO_MONEY_MOVED, type LedgerEntry } from './ledgerEntry.ts'

/** What a line that is over has used, and what of it comes back. USD cents. */
export interface LineSettlement {
  orderId: string
  lineId: string
  /** Used in all, and of this what the ledger has as delivered already. */
  usedUsdMinor: number
  deliveredUsdMinor: number
  couponUsdMinor: number
  /** The number of the coupon; null when nothing comes back. */
  couponNum: string | null
  at: string
}

/** The entries that settle a line: the rest of what it used as delivered, the unused part as a coupon. Nothing remains. */
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

/** The entry of a part that was delivered while the line runs; `upTo` says up to when, and is entered once. */
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
