import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { formatsTakenBy } from '#domain/planning/assessment/takenFormats.ts'
import type { Placement, PlacementScreen } from './placement.ts'

/** Placements of the creatives of a booked plan: its formats and, for billboards, each of its screens. */
export function bookedPlacement(
  { mediaType, formatIds }: Pick<Placement, 'mediaType' | 'formatIds'>,
  screens: readonly PlacementScreen[],
): Placement {
  if (!isOnScreens(mediaType)) return { mediaType, formatIds }
  // Orders from before November 26, 2026 may list formats that none of their screens supports.
  const taken = formatsTakenBy(formatIds, screens)
  return { mediaType, formatIds: taken.length > 0 ? taken : formatIds, screens }
}
