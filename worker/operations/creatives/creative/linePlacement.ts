import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import { listScreenFacts } from '#database/queries/catalogue/products.ts'
import { formatsTakenBy } from '#domain/planning/assessment/takenFormats.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Where a line's creatives are to be shown: its formats, and of billboards each screen. */
export async function linePlacement(
  { db }: Pick<OperationContext, 'db'>,
  line: Pick<OrderLineRow, 'mediaType' | 'plan'>,
): Promise<Placement> {
  const formatIds = line.plan?.formatIds ?? []
  if (!isOnScreens(line.mediaType)) return { mediaType: line.mediaType, formatIds }
  const screens = await listScreenFacts(db, line.plan?.inventory.selected ?? [])
  // Orders from before November 26, 2026 may list formats that none of their screens takes.
  const taken = formatsTakenBy(formatIds, screens)
  return {
    mediaType: line.mediaType,
    formatIds: taken.length > 0 ? taken : formatIds,
    screens,
  }
}
