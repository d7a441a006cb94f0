import { countryProfiles } from '#database/queries/catalogue/places.ts'
import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { CountryProfile } from '#domain/foundation/geo/place.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Profiles of the country's geo group, the country itself first. */
export async function profilesOfGroup(
  { db }: Pick<OperationContext, 'db'>,
  country: CampaignCountry,
): Promise<CountryProfile[]> {
  const others = GEO_GROUPS[country].filter((other) => other !== country)
  return await countryProfiles(db, [country, ...others])
}
