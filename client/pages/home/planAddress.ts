import { planPath } from '#content/sitePaths.ts'
import type { MediaType } from '#domain/media/mediaType.ts'

/** Where a plan with this place and budget goes on: the booking page of the medium takes both over. */
export function planAddress(mediaType: MediaType, placeId: string, budgetMinor: number): string {
  const wish = new URLSearchParams({ place: placeId, budget: String(budgetMinor) })
  return `${planPath(mediaType)}?${wish}`
}
