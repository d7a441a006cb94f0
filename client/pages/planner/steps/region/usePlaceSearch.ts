import { answerOf, api } from '#client/api/apiClient.ts'
import { useTypedSearch, type TypedSearch } from '#client/state/useTypedSearch.ts'
import type { CampaignCountry } from '#domain/geo/country.ts'
import type { Place } from '#domain/geo/place.ts'

const PAUSE_MS = 180
const LIMIT = '8'

const searchPlaces = async (country: CampaignCountry, q: string): Promise<Place[]> =>
  (await answerOf(api.places.$get({ query: { country, q, limit: LIMIT } }))).places

/** Places for what was typed, asked of the server once the typing pauses. */
export const usePlaceSearch = (country: CampaignCountry, text: string): TypedSearch<Place> =>
  useTypedSearch({ scope: country, text, pauseMs: PAUSE_MS }, searchPlaces)
