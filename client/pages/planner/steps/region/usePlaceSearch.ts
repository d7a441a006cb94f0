import { useEffect, useState } from 'react'
import { answerOf, api } from '#client/api/apiClient.ts'
import type { CampaignCountry } from '#domain/geo/country.ts'
import type { Place } from '#domain/geo/place.ts'

const DEBOUNCE_MS = 180
const LIMIT = 8

interface Answer {
  key: string
  places: readonly Place[]
  hasFailed: boolean
}

const NOTHING: Answer = { key: '', places: [], hasFailed: false }

/** Places for what was typed, asked of the server once the typing pauses; an answer to an older text is dropped. */
export function usePlaceSearch(
  country: CampaignCountry,
  text: string,
): { places: readonly Place[]; isLoading: boolean; hasFailed: boolean } {
  const query = text.trim()
  const key = query === '' ? '' : `${country}:${query}`
  const [answer, setAnswer] = useState(NOTHING)
  useEffect(() => {
    if (key === '') return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      const asked = api.places.$get({ query: { country, q: query, limit: String(LIMIT) } })
      answerOf(asked).then(
        ({ places }) => isCurrent && setAnswer({ key, places, hasFailed: false }),
        () => isCurrent && setAnswer({ key, places: [], hasFailed: true }),
      )
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, country, query])
  if (key === '') return { places: [], isLoading: false, hasFailed: false }
  // The places of the last answer stay while the next one is on its way: the list does not flicker.
  return { ...answer, isLoading: answer.key !== key }
}
