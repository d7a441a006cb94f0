import { loadPlaceCells, loadProducts, loadProfiles } from '#client/api/planData.ts'
import { startPlan } from '#domain/campaign/startPlan.ts'
import { forecast } from '#domain/forecast/forecast.ts'
import type { MediaType } from '#domain/media/mediaTypes.ts'
import type { Outlook } from './homeData.ts'
import type { HomePlace } from './homePlace.ts'

/** The figures for any budget, at once. */
export type OutlookOf = (budgetMinor: number) => Outlook

/** Everything for one place and medium, once; what failed is asked again. */
const known = new Map<string, Promise<OutlookOf>>()

/** Loads the facts of a place and a medium; gives the function from a budget to its figures. Raises ProductError. */
export function outlookFor(place: HomePlace, mediaType: MediaType): Promise<OutlookOf> {
  const key = `${place.id} ${mediaType}`
  const pending = known.get(key) ?? load(place, mediaType)
  known.set(key, pending)
  pending.catch(() => known.delete(key))
  return pending
}

async function load(from: HomePlace, mediaType: MediaType): Promise<OutlookOf> {
  const { id, country } = from
  const [{ place, cells }, profiles, products] = await Promise.all([
    loadPlaceCells(id),
    loadProfiles(country),
    loadProducts(country, mediaType),
  ])
  const plan = startPlan({ mediaType, place, budgetMinor: 0, now: new Date() })
  const reference = { region: { profiles, cells, places: [place] }, products }
  return (budgetMinor) => forecast({ ...plan, budgetMinor }, reference)
}
