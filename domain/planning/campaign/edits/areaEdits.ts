// Edits that few plans need: the planner loads them together with their panels.

import { MAX_EXCLUDED, RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import type { CampaignPlan } from '../campaignPlan.ts'
import { circleAround } from '../placeCircle.ts'
import { addPlace, editRegion, RADIUS_STEPS, withinLimits } from './regionEdits.ts'

/** The initial step of an excluded circle: 5 mi or 10 km. */
const EXCLUDED_STEP = 3

/** Adds circles of a list, without duplicates, up to the limit. */
export function addPlaces(
  plan: CampaignPlan,
  added: readonly { place: Place; radius: number }[],
): CampaignPlan {
  return added.reduce((grown, { place, radius }) => addPlace(grown, place, radius), plan)
}

/** Excludes a circle around a place; a duplicate, or one beyond the limit, changes nothing. */
export function addExcluded(plan: CampaignPlan, place: Place): CampaignPlan {
  const { excluded = [], country } = plan.region
  if (excluded.length >= MAX_EXCLUDED || excluded.some(({ placeId }) => placeId === place.id))
    return plan
  const circle = circleAround(place, RADIUS_STEPS[RANGE_UNITS[country]][EXCLUDED_STEP])
  return editRegion(plan, { excluded: [...excluded, circle] })
}

/** Sets the radius of an excluded circle. */
export function setExcludedRadius(
  plan: CampaignPlan,
  placeId: string,
  radius: number,
): CampaignPlan {
  const excluded = plan.region.excluded?.map((place) =>
    place.placeId === placeId ? { ...place, radius: withinLimits(plan, radius) } : place,
  )
  return excluded ? editRegion(plan, { excluded }) : plan
}

/** Includes an excluded circle again. */
export function removeExcluded(plan: CampaignPlan, placeId: string): CampaignPlan {
  const { excluded: before = [], ...region } = plan.region
  const excluded = before.filter((place) => place.placeId !== placeId)
  // A region without exclusions is written as before exclusions existed.
  return excluded.length > 0 ? editRegion(plan, { excluded }) : editRegion({ ...plan, region }, {})
}

/** Sets the radius of all places. */
export function setAllRadii(plan: CampaignPlan, radius: number): CampaignPlan {
  const limited = withinLimits(plan, radius)
  return editRegion(plan, {
    places: plan.region.places.map((place) => ({ ...place, radius: limited })),
  })
}
