import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import { listScreenFacts } from '#database/queries/catalogue/products.ts'
import { bookedPlacement } from '#domain/creatives/creative/bookedPlacement.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Placement of a line's creatives. */
export async function linePlacement(
  { db }: Pick<OperationContext, 'db'>,
  { mediaType, plan }: Pick<OrderLineRow, 'mediaType' | 'plan'>,
): Promise<Placement> {
  const selected = isOnScreens(mediaType) ? (plan?.inventory.selected ?? []) : []
  const formatIds = plan?.formatIds ?? []
  return bookedPlacement({ mediaType, formatIds }, await listScreenFacts(db, selected))
}
