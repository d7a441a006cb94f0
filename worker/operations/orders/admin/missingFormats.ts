import { listScreenFacts } from '#database/queries/catalogue/products.ts'
import { coveringFacts, linePlans } from '#database/queries/creatives/creativeCounts.ts'
import type { OrderListEntry } from '#database/queries/orders/orderList.ts'
import type { Database } from '#database/connection.ts'
import { formatNeeds } from '#domain/creatives/creative/formatNeeds.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { isStill } from '#domain/orders/order/line/lineState.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { formatsTakenBy } from '#domain/planning/assessment/takenFormats.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'

/**
 * The booked shapes that no creative covers, by line, for campaigns that still run or will and have a creative for
 * another shape. A line without any creative has flags of its own.
 */
export async function missingFormats(
  db: Database,
  rows: readonly Pick<OrderListEntry, 'lineId' | 'type' | 'state'>[],
): Promise<Map<string, string[]>> {
  const open = rows.filter(({ type, state }) => type === 'campaign' && !isStill(state))
  const covering = await coveringFacts(
    db,
    open.map(({ lineId }) => lineId),
  )
  const plans = await linePlans(db, [...covering.keys()])
  const missing = await Promise.all(
    [...plans].map(async ([lineId, plan]) => {
      const needs = formatNeeds(await placementOf(db, plan), covering.get(lineId) ?? [])
      const uncovered = needs.filter(({ approved, inReview }) => approved + inReview === 0)
      return [lineId, uncovered.map(({ name }) => name)] as const
    }),
  )
  return new Map(missing.filter(([, names]) => names.length > 0))
}

async function placementOf(
  db: Database,
  { mediaType, formatIds, inventory }: CampaignPlan,
): Promise<Placement> {
  if (!isOnScreens(mediaType)) return { mediaType, formatIds }
  const screens = await listScreenFacts(db, inventory.selected)
  const taken = formatsTakenBy(formatIds, screens)
  return { mediaType, formatIds: taken.length > 0 ? taken : formatIds, screens }
}
