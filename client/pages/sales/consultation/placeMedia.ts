import { loadPlaceCells, loadProducts, loadProfiles } from '#client/api/planning/planData.ts'
import type { HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import {
  goalPlans,
  type PlacePlan,
  type PlanSettings,
} from '#domain/planning/goals/planSettings.ts'
import { splitPlace, type SplitPlace } from '#domain/planning/mediaMix/splitPlace.ts'

/** A place with what the six media have for sale there. */
export interface PlaceFacts {
  place: Place
  referenceOf: (mediaType: MediaType) => PlanReference
}

export interface PlaceMedia {
  split: SplitPlace
  plans: PlacePlan[]
}

/** Loads what the six media offer at a place: what they share is requested once. Raises ProductError. */
export async function loadPlaceFacts({ id, country }: HomePlace): Promise<PlaceFacts> {
  const [{ place, cells }, profiles, offers] = await Promise.all([
    loadPlaceCells(id),
    loadProfiles(country),
    Promise.all(MEDIA_TYPES.map((mediaType) => loadProducts(country, mediaType))),
  ])
  const region = { profiles, cells, places: [place] }
  const byMedium = new Map(
    MEDIA_TYPES.map((mediaType, at) => [mediaType, offers[at] ?? { products: [] }]),
  )
  const referenceOf = (mediaType: MediaType) => ({
    region,
    ...(byMedium.get(mediaType) ?? { products: [] }),
  })
  return { place, referenceOf }
}

/** The media of a place with plans by the shared settings. */
export function placeMedia({ place, referenceOf }: PlaceFacts, settings: PlanSettings): PlaceMedia {
  const plans = goalPlans(place, settings, { referenceOf, now: new Date() })
  return { plans, split: splitPlace(plans) }
}
