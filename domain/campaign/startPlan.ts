import { RANGE_UNITS } from '../geo/campaignCountries.ts'
import type { Place } from '../geo/place.ts'
import type { MediaType } from '../media/mediaTypes.ts'
import type { CampaignPlan, PlanPlace } from './campaignPlan.ts'
import { newPlan } from './newPlan.ts'

/** A town and its surroundings, in the country's own unit. */
const START_RADIUS = { mi: 25, km: 40 } as const

/** The circle a plan begins with around a place. */
export function startCircle(place: Place): PlanPlace {
  return {
    placeId: place.id,
    label: [place.name, place.stateName].filter(Boolean).join(', '),
    latitude: place.latitude,
    longitude: place.longitude,
    radius: START_RADIUS[RANGE_UNITS[place.country]],
  }
}

/** The plan that the home page forecasts and "Plan it" opens: a new one around a place, with a budget in USD cents. */
export function startPlan(start: {
  mediaType: MediaType
  place: Place
  budgetMinor: number
  now: Date
}): CampaignPlan {
  const { mediaType, place, budgetMinor, now } = start
  const plan = newPlan({ mediaType, country: place.country, now })
  return { ...plan, region: { ...plan.region, places: [startCircle(place)] }, budgetMinor }
}
