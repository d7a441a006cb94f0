import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { PLACE_SUGGESTIONS } from '#client/components/planning/places/emptyPlaceText.ts'
import { useTypedSearch, type TypedSearch } from '#client/state/foundation/useTypedSearch.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Place } from '#domain/foundation/geo/place.ts'

const PAUSE_MS = 180

/** The searched countries: a geo group, or all, the country's own first. */
type SearchScope = `${CampaignCountry} ${'group' | 'everywhere'}`

const searchPlaces = async (scope: SearchScope, q: string): Promise<Place[]> => {
  const [country, where] = scope.split(' ') as [CampaignCountry, string]
  const everywhere = String(where === 'everywhere') as 'true' | 'false'
  return (
    await answerOf(api.places.$get({ query: { country, q, limit: PLACE_SUGGESTIONS, everywhere } }))
  ).places
}

/** Places for typed text, requested once the typing pauses. */
export const usePlaceSearch = (
  country: CampaignCountry,
  text: string,
  where: 'group' | 'everywhere',
): TypedSearch<Place> =>
  useTypedSearch<SearchScope, Place>(
    { scope: `${country} ${where}`, text, pauseMs: PAUSE_MS },
    searchPlaces,
  )
