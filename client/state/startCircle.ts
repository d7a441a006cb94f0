import type { PlanPlace } from '#domain/campaign/campaignPlan.ts'
import { RANGE_UNITS } from '#domain/geo/country.ts'
import type { Place } from '#domain/geo/place.ts'

/** A town and its surroundings, in the country's own unit. */
const START_RADIUS = { mi: 25, km: 40 } as const

/** The circle a plan begins with around a place; the same for the home page's forecast and the planner. */
export function startCircle(place: Place): PlanPlace {
  return {
    placeId: place.id,
    label: [place.name, place.stateName].filter(Boolean).join(', '),
    latitude: place.latitude,
    longitude: place.longitude,
    radius: START_RADIUS[RANGE_UNITS[place.country]],
  }
}
