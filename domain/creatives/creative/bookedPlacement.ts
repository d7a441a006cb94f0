import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { formatsTakenBy } from '#domain/planning/assessment/takenFormats.ts'
import type { Placement, PlacementScreen } from './placement.ts'

/** Where the creatives of a booked plan are shown: its formats, and of billboards each of its screens. */
export function bookedPlacement(
  { mediaType, formatIds }: Pick<Placement, 'mediaType' | 'formatIds'>,
  screens: readonly PlacementScreen[],
): Placement {
  if (!isOnScreens(mediaType)) return { mediaType, formatIds }
  // Orders from before November 26, 2026 may list formats that none of their screens takes.
  const taken = formatsTakenBy(formatIds, screens)
  return { mediaType, formatIds: taken.length > 0 ? taken : formatIds, screens }
}
