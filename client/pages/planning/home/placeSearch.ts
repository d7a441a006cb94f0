import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { loadPlaceCells } from '#client/api/planning/planData.ts'
import {
  emptyPlaceText,
  OUTSIDE,
  PLACE_SUGGESTIONS,
} from '#client/components/planning/places/emptyPlaceText.ts'
import { pinSuggestion } from '#client/components/planning/places/pinSuggestion.ts'
import type { Suggestion } from '#client/ui/SuggestField.tsx'
import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { placeLabel } from '#domain/foundation/geo/placeLabel.ts'
import { formatPeople } from '#domain/foundation/wording/numberWords.ts'
import type { FoundPlace, HomePlace } from './homePlace.ts'

/** The pin at typed coordinates, else null, and what to say where nothing matches. */
export function readTyped(
  text: string,
  country: CampaignCountry,
): { pin: Suggestion | null; emptyText: string } {
  const found = pinSuggestion(text, country)
  return found === 'outside'
    ? { pin: null, emptyText: OUTSIDE }
    : { pin: found, emptyText: emptyPlaceText(text, 'everywhere') }
}

/** Places that match text in all countries, the given one's first, as in the planner. Raises ProductError. */
export async function searchPlaces(country: CampaignCountry, text: string): Promise<FoundPlace[]> {
  const query = { country, q: text, limit: PLACE_SUGGESTIONS, everywhere: 'true' as const }
  const { places } = await answerOf(api.places.$get({ query }))
  return places.map((place) => {
    const note = place.population > 0 ? formatPeople(place.population) : ''
    return Object.assign(homePlaceOf(place), { note })
  })
}

/** The place with this id, which may be that of a pin. Raises ProductError. */
export async function loadHomePlace(id: string): Promise<HomePlace> {
  return homePlaceOf((await loadPlaceCells(id)).place)
}

function homePlaceOf(place: Place): HomePlace {
  return { id: place.id, label: placeLabel(place), country: place.country }
}
