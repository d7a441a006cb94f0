import type { OrderLineRow, OrderRow } from '#database/queries/orders/orders.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import { usedBeforeChange, type UsedBefore } from '#domain/orders/order/amendment/usedBefore.ts'

/** What is used of a line, at the price that it was used at, as a change of it comes into force; null where nothing is. */
export function usedOfLine(
  {
    order,
    line,
    entries,
  }: { order: OrderRow; line: OrderLineRow; entries: readonly LedgerEntry[] },
  now: Date,
): UsedBefore | null {
  if (!line.plan) return null
  return usedBeforeChange(
    {
      plan: line.plan,
      bookedImpressions: line.impressions?.mid ?? 0,
      deliveredImpressions: line.deliveredImpressions,
      paidAt: order.paidAt,
      paidUsdMinor: lineBalance(entries).paidUsdMinor,
      usedBefore: line.usedBefore ?? null,
      pauses: line.pauses ?? null,
    },
    now,
  )
}
