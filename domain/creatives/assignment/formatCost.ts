import { formatShare } from '#domain/planning/assessment/formatShare.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { placementFormats, type Placement } from '../creative/placement.ts'

/** What is not shown while no creative fits some formats. */
export interface FormatCost {
  /** Part of the line's views, 0 to 1; null where its screens are not listed one by one. */
  share: number | null
  /** Screens that stay empty; null for other media. */
  screens: number | null
}

/**
 * What it costs that `missing` has no creative while `covered` has: banner places have one size each, a screen stays
 * empty when it can show nothing that there is, and a spot runs in whatever of its formats is supplied.
 */
export function formatCost(
  placement: Placement,
  missing: readonly string[],
  covered: readonly string[],
): FormatCost {
  const now = new Set(covered)
  const then = new Set([...covered, ...missing])
  if (isOnScreens(placement.mediaType)) return screenCost(placement, now, then)
  const booked = placementFormats(placement).map(({ id }) => id)
  return { share: formatShare(booked, then) - formatShare(booked, now), screens: null }
}

function screenCost(
  { screens = [] }: Placement,
  now: ReadonlySet<string>,
  then: ReadonlySet<string>,
): FormatCost {
  const known = screens.flatMap(({ formatIds, weeklyImpressions }) =>
    formatIds && weeklyImpressions !== undefined ? [{ formatIds, weeklyImpressions }] : [],
  )
  if (known.length === 0) return { share: null, screens: null }
  const total = known.reduce((sum, { weeklyImpressions }) => sum + weeklyImpressions, 0)
  const empty = known.filter(
    ({ formatIds }) => formatIds.some((id) => then.has(id)) && !formatIds.some((id) => now.has(id)),
  )
  const lost = empty.reduce((sum, { weeklyImpressions }) => sum + weeklyImpressions, 0)
  return { share: total > 0 ? lost / total : 0, screens: empty.length }
}
