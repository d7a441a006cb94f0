import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import type { Screen } from '#domain/catalogue/products/product.ts'
import { haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { PlanReference } from './planReference.ts'

/** The screen nearest to the places and ZIP codes of a plan, in its geo group; null without any. */
export function nearestScreen(
  { region }: Pick<CampaignPlan, 'region'>,
  reference: PlanReference,
): { screen: Screen; km: number } | null {
  const placeIds = new Set(region.places.map(({ placeId }) => placeId))
  const zipCodes = new Set(region.zipCodes)
  const points: GeoPoint[] = [
    ...reference.region.places.filter(({ id }) => placeIds.has(id)),
    ...reference.region.cells.filter(
      ({ country, code }) => country === region.country && zipCodes.has(code),
    ),
  ]
  let nearest: { screen: Screen; km: number } | null = null
  for (const { screen } of reference.products) {
    if (!screen) continue
    for (const point of points) {
      const km = haversineKm(point, screen)
      if (nearest === null || km < nearest.km) nearest = { screen, km }
    }
  }
  return nearest
}
