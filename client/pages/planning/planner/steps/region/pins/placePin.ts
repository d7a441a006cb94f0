import { loadPlaceCells } from '#client/api/planning/planData.ts'
import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { pinIdAt } from '#client/components/planning/places/pinSuggestion.ts'

/** The place of a point, named after its surroundings, or why there is none. */
export async function placePin(point: GeoPoint, country: CampaignCountry): Promise<Place | string> {
  const id = pinIdAt(point, country)
  if (id === null) return 'This point is outside the country of your campaign.'
  try {
    return (await loadPlaceCells(id)).place
  } catch {
    return 'The pin could not be placed. Please try again.'
  }
}
