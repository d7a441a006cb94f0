import type { Product } from '#domain/catalogue/products/product.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { CountryProfile, Place, RegionCell } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'

/** The profiles of a country's geo group, the country itself first. Raises ProductError. */
export async function loadProfiles(country: CampaignCountry): Promise<CountryProfile[]> {
  const { profiles } = await answerOf(api.countries[':country'].$get({ param: { country } }))
  return profiles
}

/** A place and the cells around it, as far as a radius can go. Raises ProductError. */
export function loadPlaceCells(placeId: string): Promise<{ place: Place; cells: RegionCell[] }> {
  return answerOf(api.places[':id'].cells.$get({ param: { id: placeId } }))
}

/** What a medium has for sale in a country's geo group. Raises ProductError. */
export async function loadProducts(
  country: CampaignCountry,
  mediaType: MediaType,
): Promise<Product[]> {
  const { products } = await answerOf(api.products.$get({ query: { country, mediaType } }))
  return products
}

/** The cells of those codes that are valid; at most 5,000 codes. Raises ProductError. */
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
