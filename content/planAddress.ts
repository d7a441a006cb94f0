import type { MediaType } from '#domain/media/mediaTypes.ts'
import { planPath } from './sitePaths.ts'

/** How far around the place and for how long, where a plan does not begin with what the planner begins with. */
interface PlanExtent {
  /** In the unit of the place's country. */
  radius: number
  weeks: number
}

/** Where a plan with this place and budget goes on: the booking page of the medium takes them over. */
export function planAddress(
  mediaType: MediaType,
  placeId: string,
  budgetMinor: number,
  extent?: PlanExtent,
): string {
  const wish = `place=${encodeURIComponent(placeId)}&budget=${budgetMinor}`
  const more = extent ? `&radius=${extent.radius}&weeks=${extent.weeks}` : ''
  return `${planPath(mediaType)}?${wish}${more}`
}
