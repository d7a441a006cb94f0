import { loadPlaceCells, loadProducts, loadProfiles } from '#client/api/planning/planData.ts'
import type { HomePlace } from '#client/pages/planning/home/homePlace.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { startPlan } from '#domain/planning/campaign/start/startPlan.ts'
import { splitPlace, type SplitPlace } from '#domain/planning/mediaMix/splitPlace.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'

/** A plan of a medium with the facts around it; its budget is 0. */
export interface PlacePlan {
  plan: CampaignPlan
  reference: PlanReference
}

export interface PlaceMedia {
  split: SplitPlace
  plans: PlacePlan[]
}

/** Loads what the six media offer at a place: what they share is requested once. Raises ProductError. */
export async function loadPlaceMedia({ id, country }: HomePlace): Promise<PlaceMedia> {
  const [{ place, cells }, profiles, products] = await Promise.all([
    loadPlaceCells(id),
    loadProfiles(country),
    Promise.all(MEDIA_TYPES.map((mediaType) => loadProducts(country, mediaType))),
  ])
  const region = { profiles, cells, places: [place] }
  const now = new Date()
  const plans = MEDIA_TYPES.map((mediaType, at) => ({
    plan: startPlan({ mediaType, place, budgetMinor: 0, now }),
    reference: { region, products: products[at] ?? [] },
  }))
  return { plans, split: splitPlace(plans) }
}
