import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { CountryProfile, Place, RegionCell } from '#domain/foundation/geo/place.ts'
import type { StoreCheck } from '#domain/foundation/geo/stores/storeListSchema.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'

/** The profiles of a country's geo group, the country itself first. Raises ProductError. */
export async function loadProfiles(country: CampaignCountry): Promise<CountryProfile[]> {
  const { profiles } = await answerOf(api.countries[':country'].$get({ param: { country } }))
  return profiles
}

/** A place and the cells within the largest radius. Raises ProductError. */
export function loadPlaceCells(placeId: string): Promise<{ place: Place; cells: RegionCell[] }> {
  return answerOf(api.places[':id'].cells.$get({ param: { id: placeId } }))
}

/** Many places, each with the cells within its radius. Raises ProductError. */
export const loadCellsOfPlaces = (
  country: CampaignCountry,
  circles: { placeId: string; radiusKm: number }[],
): Promise<{ places: Place[]; cells: RegionCell[] }> =>
  answerOf(api['place-lists'].cells.$post({ json: { country, circles } }))

/** The place that each row of a store list matches. Raises ProductError. */
export async function checkStores(
  json: StoreCheck,
): Promise<{ place: Place | null; problem: string | null }[]> {
  return (await answerOf(api['place-lists'].check.$post({ json }))).answers
}

/** Inventory of a medium in a country's geo group, with the accuracy of its forecasts. Raises ProductError. */
export const loadProducts = (
  country: CampaignCountry,
  mediaType: MediaType,
): Promise<Pick<PlanReference, 'products' | 'bands'>> =>
  answerOf(api.products.$get({ query: { country, mediaType } }))

/** The cells of the valid codes; at most 5,000 codes. Raises ProductError. */
export async function loadZipListCells(
  country: CampaignCountry,
  codes: readonly string[],
): Promise<RegionCell[]> {
  const json = { country, stateCode: null, codes: [...codes] }
  const { cells } = await answerOf(api['zip-codes'].check.$post({ json }))
  return cells
}

/** The country the visitor's request came from, as an ISO code; null if it is not known. Raises ProductError. */
export async function loadVisitorCountry(): Promise<string | null> {
  return (await getSettings()).visitorCountry
}
