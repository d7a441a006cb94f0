import type { Place } from '../geo/place.ts'
import type { MediaType } from '../media/mediaTypes.ts'
import type { CampaignPlan } from './campaignPlan.ts'
import { newPlan } from './newPlan.ts'
import { circleAround, startRadius } from './placeCircle.ts'

/** The plan that the home page forecasts and "Plan it" opens: a new one around a place, with a budget in USD cents. */
export function startPlan(start: {
  mediaType: MediaType
  place: Place
  budgetMinor: number
  now: Date
}): CampaignPlan {
  const { mediaType, place, budgetMinor, now } = start
  const plan = newPlan({ mediaType, country: place.country, now })
  return {
    ...plan,
    region: { ...plan.region, places: [circleAround(place, startRadius(place.country))] },
    budgetMinor,
  }
}
