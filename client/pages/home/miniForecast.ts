import { answerOf, api } from '#client/api/apiClient.ts'
import {
  loadPlaceCells,
  loadProducts,
  loadProfiles,
  loadVisitorCountry,
} from '#client/api/planData.ts'
import { startCircle } from '#client/state/startCircle.ts'
import { newPlan } from '#domain/campaign/newPlan.ts'
import { forecast } from '#domain/forecast/forecast.ts'
import type { Forecast } from '#domain/forecast/forecast.types.ts'
import { GEO_GROUPS, type CampaignCountry } from '#domain/geo/country.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import type { HomePlace } from './homePlace.ts'

/** The forecast of the plan that "Plan it" opens, for any budget. */
export type BudgetForecast = (budgetMinor: number) => Forecast

/** Everything for one place and medium, once; what failed is asked again. */
const known = new Map<string, Promise<BudgetForecast>>()

/** Loads the facts of a place and a medium; gives the function from a budget to its forecast. Raises ProductError. */
export function forecastFor(place: HomePlace, mediaType: MediaType): Promise<BudgetForecast> {
  const key = `${place.id} ${mediaType}`
  const pending = known.get(key) ?? load(place, mediaType)
  known.set(key, pending)
  pending.catch(() => known.delete(key))
  return pending
}

async function load(from: HomePlace, mediaType: MediaType): Promise<BudgetForecast> {
  const { id, country } = from
  const [{ place, cells }, profiles, products] = await Promise.all([
    loadPlaceCells(id),
    loadProfiles(country),
    loadProducts(country, mediaType),
  ])
  const plan = newPlan({ mediaType, country, now: new Date() })
  plan.region.places = [startCircle(place)]
  const reference = { region: { profiles, cells, places: [place] }, products }
  return (budgetMinor) => forecast({ ...plan, budgetMinor }, reference)
}

const MAX_SUGGESTIONS = '6'

/** Places whose name begins with what was typed, in the country's geo group. Raises ProductError. */
export async function searchPlaces(country: CampaignCountry, text: string): Promise<HomePlace[]> {
  const query = { country, q: text, limit: MAX_SUGGESTIONS }
  const { places } = await answerOf(api.places.$get({ query }))
  return places.map((place) => ({
    id: place.id,
    label: [place.name, place.stateName].filter(Boolean).join(', '),
    country: place.country,
  }))
}

/** The visitor's country where campaigns can run in it, else null. */
export async function visitorCountry(): Promise<CampaignCountry | null> {
  try {
    const country = await loadVisitorCountry()
    return country !== null && country in GEO_GROUPS ? (country as CampaignCountry) : null
  } catch {
    return null
  }
}
