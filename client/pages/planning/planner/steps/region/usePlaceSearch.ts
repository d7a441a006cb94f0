import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { useTypedSearch, type TypedSearch } from '#client/state/foundation/useTypedSearch.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Place } from '#domain/foundation/geo/place.ts'

const PAUSE_MS = 180
const LIMIT = '8'

/** Whose places are looked for: those a country is planned with, or all, the country's own first. */
type SearchScope = `${CampaignCountry} ${'group' | 'everywhere'}`

const searchPlaces = async (scope: SearchScope, q: string): Promise<Place[]> => {
  const [country, where] = scope.split(' ') as [CampaignCountry, string]
  const everywhere = String(where === 'everywhere') as 'true' | 'false'
  return (await answerOf(api.places.$get({ query: { country, q, limit: LIMIT, everywhere } })))
    .places
}

/** Places for what was typed, asked of the server once the typing pauses. */
export const usePlaceSearch = (
  country: CampaignCountry,
  text: string,
  where: 'group' | 'everywhere',
): TypedSearch<Place> =>
  useTypedSearch<SearchScope, Place>(
    { scope: `${country} ${where}`, text, pauseMs: PAUSE_MS },
    searchPlaces,
  )
