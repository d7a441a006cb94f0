import { loadPlaceCells, loadProducts, loadProfiles } from '#client/api/planning/planData.ts'
import { startPlan } from '#domain/planning/campaign/start/startPlan.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import type { Forecast } from '#domain/planning/forecast/forecast.types.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { HomePlace } from './homePlace.ts'

/** The figures of any budget, without another request. */
export type ForecastOf = (budgetMinor: number) => Forecast

const forecasts = new Map<string, Promise<ForecastOf>>()
const placeCells = new Map<string, ReturnType<typeof loadPlaceCells>>()
const countryProfiles = new Map<string, ReturnType<typeof loadProfiles>>()

/** Memoizes a request, as six media share a place. Failed ones are retried. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const pending = known.get(key) ?? ask()
  known.set(key, pending)
  pending.catch(() => known.delete(key))
  return pending
}

/**
 * Loads the facts of a place and a medium; returns the function from a budget to its figures.
 * Raises ProductError.
 */
export function forecastAt(place: HomePlace, mediaType: MediaType): Promise<ForecastOf> {
  return once(forecasts, `${place.id} ${mediaType}`, () => load(place, mediaType))
}

async function load(from: HomePlace, mediaType: MediaType): Promise<ForecastOf> {
  const { id, country } = from
  const [{ place, cells }, profiles, offer] = await Promise.all([
    once(placeCells, id, () => loadPlaceCells(id)),
    once(countryProfiles, country, () => loadProfiles(country)),
    loadProducts(country, mediaType),
  ])
  const plan = startPlan({ mediaType, place, budgetMinor: 0, now: new Date() })
  const reference = { region: { profiles, cells, places: [place] }, ...offer }
  return (budgetMinor) => forecast({ ...plan, budgetMinor }, reference)
}

/** The figures of every medium at a place. Raises ProductError. */
export async function forecastsAt(place: HomePlace): Promise<Map<MediaType, ForecastOf>> {
  return new Map(
    await Promise.all(
      MEDIA_TYPES.map(
        async (mediaType) => [mediaType, await forecastAt(place, mediaType)] as const,
      ),
    ),
  )
}
