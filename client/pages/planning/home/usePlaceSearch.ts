import { useState } from 'react'
import type { Suggestion } from '#client/ui/SuggestField.tsx'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { useTypedSearch } from '#client/state/foundation/useTypedSearch.ts'
import type { FoundPlace } from './homePlace.ts'

const PAUSE_MS = 120

/** The search, in a chunk that loads when somebody types. */
export const loadPlaceSearch = () => import('./placeSearch.ts')

interface PlaceSearch {
  /** Null while the first response is pending. */
  places: readonly FoundPlace[] | null
  isSearching: boolean
  hasFailed: boolean
  /** The pin of typed coordinates. */
  pin: Suggestion | null
  /** The text for a search without a match; empty before the search has loaded. */
  emptyText: string
  search: (text: string) => void
}

/** Places and pins for typed text, as the planner finds them before a region is chosen. */
export function usePlaceSearch(country: CampaignCountry): PlaceSearch {
  // Keeps the country of the typed text: choosing another country does not search again.
  const [typed, setTyped] = useState({ scope: country, text: '' })
  const [readTyped, setReader] = useState<Reader | null>(null)
  const ask = async (scope: CampaignCountry, query: string): Promise<FoundPlace[]> => {
    const search = await loadPlaceSearch()
    setReader(() => search.readTyped)
    return await search.searchPlaces(scope, query)
  }
  const { found, isLoading, hasFailed } = useTypedSearch({ ...typed, pauseMs: PAUSE_MS }, ask)
  const text = typed.text.trim()
  return {
    places: text === '' || (isLoading && found.length === 0) ? null : found,
    isSearching: isLoading,
    hasFailed,
    ...(readTyped?.(text, typed.scope) ?? { pin: null, emptyText: '' }),
    search: (next) => setTyped({ scope: country, text: next }),
  }
}

type Reader = Awaited<ReturnType<typeof loadPlaceSearch>>['readTyped']
