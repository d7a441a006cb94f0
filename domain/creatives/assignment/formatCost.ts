import { formatShare } from '#domain/planning/assessment/formatShare.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { placementFormats, type Placement } from '../creative/placement.ts'

/** The views lost while no creative fits some formats. */
export interface FormatCost {
  /** Share of the line's views, 0 to 1; null where its screens are not listed one by one. */
  share: number | null
  /** Screens that stay empty; null for other media. */
  screens: number | null
}

/**
 * The cost of having creatives for `covered` but not for `missing`: banner places have one size each, a screen stays
 * empty when no creative fits it, and a spot runs in any supplied format.
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
