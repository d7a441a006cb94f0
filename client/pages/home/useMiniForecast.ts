import { useEffect, useState } from 'react'
import type { MediaType } from '#domain/media/mediaType.ts'
import type { HomePlace } from './homePlace.ts'
import type { BudgetForecast } from './miniForecast.ts'

/** The part of the mini planner that asks and computes; a file of its own that comes after the page stands. */
export const loadMiniForecast = () => import('./miniForecast.ts')

export type MiniForecastState =
  | { status: 'loading' }
  | { status: 'ready'; forecastOf: BudgetForecast }
  | { status: 'error'; retry: () => void }

interface Answer {
  key: string
  forecastOf: BudgetForecast | null
}

/** The forecast of a place and medium; the earlier one stays until the new one is there. */
export function useMiniForecast(place: HomePlace, mediaType: MediaType): MiniForecastState {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = `${place.id} ${mediaType} ${attempt}`

  useEffect(() => {
    let isWanted = true
    const tell = (forecastOf: BudgetForecast | null) => {
      if (isWanted) setAnswer({ key, forecastOf })
    }
    loadMiniForecast()
      .then(async ({ forecastFor }) => tell(await forecastFor(place, mediaType)))
      .catch(() => tell(null))
    return () => {
      isWanted = false
    }
  }, [key, place, mediaType])

  if (answer?.forecastOf) return { status: 'ready', forecastOf: answer.forecastOf }
  if (answer?.key === key) return { status: 'error', retry: () => setAttempt(attempt + 1) }
  return { status: 'loading' }
}
