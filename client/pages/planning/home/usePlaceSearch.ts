import { useState } from 'react'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { useTypedSearch } from '#client/state/foundation/useTypedSearch.ts'
import type { HomePlace } from './homePlace.ts'
import { loadHomeData } from './useOutlook.ts'

const PAUSE_MS = 120

const searchPlaces = async (country: CampaignCountry, query: string): Promise<HomePlace[]> =>
  (await loadHomeData()).searchPlaces(country, query)

/** Places for what is being typed; null while the answer is on its way. */
export function usePlaceSearch(country: CampaignCountry) {
  // In the country as it was when that was typed: choosing another asks nothing.
  const [typed, setTyped] = useState({ scope: country, text: '' })
  const { found, isLoading } = useTypedSearch({ ...typed, pauseMs: PAUSE_MS }, searchPlaces)
  const search = (text: string) => setTyped({ scope: country, text })
  return { places: isLoading || typed.text.trim() === '' ? null : found, search }
}
