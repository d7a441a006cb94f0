import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import type { PlanPlace } from '#domain/foundation/geo/planRegion.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { placeLabel } from '#domain/foundation/geo/placeLabel.ts'

const START_RADIUS = { mi: 25, km: 40 } as const
const MAX_LABEL_LENGTH = 160

/** The initial radius of a place, in the country's own unit: a town and its surroundings. */
export const startRadius = (country: CampaignCountry): number => START_RADIUS[RANGE_UNITS[country]]

/** A circle around a place; the radius is in the unit of the region's country. */
export function circleAround(place: Place, radius: number): PlanPlace {
  const label = placeLabel(place)
  return {
    placeId: place.id,
    label: firstCharacters(label, MAX_LABEL_LENGTH),
    latitude: place.latitude,
    longitude: place.longitude,
    radius,
  }
}
