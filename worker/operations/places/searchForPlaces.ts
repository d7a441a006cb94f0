import { connect } from '#database/connection.ts'
import { searchPlaces } from '#database/queries/places.ts'
import { GEO_GROUPS, type CampaignCountry } from '#domain/geo/country.ts'
import type { Place } from '#domain/geo/place.ts'
import type { OperationContext } from '../../platform/env.ts'

/** Places and postal codes of the country's geo group by the beginning of a name; exact names first, then by size. */
export async function searchForPlaces(
  { env }: Pick<OperationContext, 'env'>,
  query: { country: CampaignCountry; q: string; limit: number },
): Promise<Place[]> {
  return await searchPlaces(connect(env.DB), GEO_GROUPS[query.country], query.q, query.limit)
}
