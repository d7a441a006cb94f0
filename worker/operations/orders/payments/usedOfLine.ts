import type { OrderLineRow, OrderRow } from '#database/queries/orders/orders.ts'
import { SAME_PRICE_PPM } from '#domain/orders/order/amendment/restRatio.ts'
import type { AmendmentRow } from '#database/queries/orders/amendments.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import { usedBeforeChange, type UsedBefore } from '#domain/orders/order/amendment/usedBefore.ts'

/** Used part of a line at its price at that time, when a change of it takes effect; null if nothing is used. */
export function usedOfLine(
  {
    order,
    line,
    entries,
    newPlan,
    amendment: { fromUsdMinor, restRatioPpm },
  }: {
    order: OrderRow
    line: OrderLineRow
    entries: readonly LedgerEntry[]
    /** The line after the change. */
    newPlan: CampaignPlan
    amendment: Pick<AmendmentRow, 'fromUsdMinor' | 'restRatioPpm'>
  },
  now: Date,
): UsedBefore | null {
  if (!line.plan) return null
  const isRepriced =
    (restRatioPpm ?? SAME_PRICE_PPM) !== SAME_PRICE_PPM ||
    line.usedBefore?.impressionsPriceMinor !== undefined
  return usedBeforeChange(
    {
      plan: line.plan,
      bookedImpressions: line.impressions?.mid ?? 0,
      deliveredImpressions: line.deliveredImpressions,
      paidAt: order.paidAt,
      paidUsdMinor: lineBalance(entries).paidUsdMinor,
      usedBefore: line.usedBefore ?? null,
      pauses: line.pauses ?? null,
      newPlan,
      newRestPrice: isRepriced ? { priceUsdMinor: fromUsdMinor } : null,
    },
    now,
  )
}
