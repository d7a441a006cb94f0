import { screenFactsById } from '#database/queries/catalogue/products.ts'
import { coveringFacts, linePlans } from '#database/queries/creatives/creativeCounts.ts'
import type { OrderListEntry } from '#database/queries/orders/orderList.ts'
import type { Database } from '#database/connection.ts'
import { bookedPlacement } from '#domain/creatives/creative/bookedPlacement.ts'
import { formatNeeds } from '#domain/creatives/creative/formatNeeds.ts'
import { isStill } from '#domain/orders/order/line/lineState.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'

/**
 * Booked shapes without a creative, by line, for running and future campaigns that have a creative for another shape.
 * A line without any creative has other flags.
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
  const onScreens = [...plans.values()].filter(({ mediaType }) => isOnScreens(mediaType))
  const screens = await screenFactsById(
    db,
    onScreens.flatMap(({ inventory }) => inventory.selected),
  )
  const missing = [...plans].map(([lineId, plan]) => {
    const selected = new Set(plan.inventory.selected)
    const own = [...screens].filter(([id]) => selected.has(id)).map(([, facts]) => facts)
    const needs = formatNeeds(bookedPlacement(plan, own), covering.get(lineId) ?? [])
    const uncovered = needs.filter(({ approved, inReview }) => approved + inReview === 0)
    return [lineId, uncovered.map(({ name }) => name)] as const
  })
  return new Map(missing.filter(([, names]) => names.length > 0))
}
