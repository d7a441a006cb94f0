import { loadPlaceCells, loadProducts, loadProfiles } from '#client/api/planData.ts'
import { startPlan } from '#domain/campaign/startPlan.ts'
import { forecast } from '#domain/forecast/forecast.ts'
import type { Forecast } from '#domain/forecast/forecast.types.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/media/mediaTypes.ts'
import type { HomePlace } from './homePlace.ts'

/** The figures for any budget, at once. */
export type ForecastOf = (budgetMinor: number) => Forecast

/** Everything for one place and medium, once; what failed is asked again. */
const known = new Map<string, Promise<ForecastOf>>()

/** Loads the facts of a place and a medium; gives the function from a budget to its figures. Raises ProductError. */
export function outlookFor(place: HomePlace, mediaType: MediaType): Promise<ForecastOf> {
  const key = `${place.id} ${mediaType}`
  const pending = known.get(key) ?? load(place, mediaType)
  known.set(key, pending)
  pending.catch(() => known.delete(key))
  return pending
}

async function load(from: HomePlace, mediaType: MediaType): Promise<ForecastOf> {
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

/** The figures of every medium at a place. Raises ProductError. */
export async function outlooksAt(place: HomePlace): Promise<Map<MediaType, ForecastOf>> {
  return new Map(
    await Promise.all(
      MEDIA_TYPES.map(
        async (mediaType) => [mediaType, await outlookFor(place, mediaType)] as const,
      ),
    ),
  )
}
