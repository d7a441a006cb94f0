import { loadCellsOfPlaces } from '#client/api/planning/planData.ts'
import {
  MAX_RADIUS_KM,
  RANGE_UNITS,
  toKm,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { Place, RegionCell } from '#domain/foundation/geo/place.ts'

/**
 * The places of a key such as "US|zip_US_78701@25,city_1@50", and the cells within each radius.
 * Raises ProductError.
 */
export async function loadPlaceList(
  key: string,
): Promise<{ places: Place[]; cells: RegionCell[] }> {
  const [country, list] = key.split('|') as [CampaignCountry, string]
  const circles = list.split(',').map((one) => {
    const [placeId = '', radius = ''] = one.split('@')
    return {
      placeId,
      radiusKm: Math.min(MAX_RADIUS_KM, toKm(Number(radius), RANGE_UNITS[country])),
    }
  })
  return await loadCellsOfPlaces(country, circles)
}
