import { useEffect, useState } from 'react'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { Outlook, OutlookOf } from './homeData.ts'
import type { HomePlace } from './homePlace.ts'

/** The mini planner's requests, in a chunk that loads after the page. */
export const loadHomeData = () => import('./homeData.ts')

export interface OutlookWish {
  place: HomePlace
  mediaType: MediaType
  budgetMinor: number
  /**
   * Whether a person uses the mini planner: from then on the browser computes the figures, so that
   * they follow the slider.
   */
  isTouched: boolean
}

export type OutlookState =
  | { status: 'loading' }
  | { status: 'ready'; outlook: Outlook; isStale: boolean }
  | { status: 'error'; retry: () => void }

interface Known {
  key: string
  /** null after a failure. */
  outlookOf: OutlookOf | null
}

/** The figures of the current choice; earlier figures, marked as stale, while they load. */
export function useOutlook({
  place,
  mediaType,
  budgetMinor,
  isTouched,
}: OutlookWish): OutlookState {
  const [known, setKnown] = useState<Known | null>(null)
  const [attempt, setAttempt] = useState(0)
  const askedBudget = isTouched ? 'any' : budgetMinor
  const key = `${place.id} ${mediaType} ${askedBudget} ${attempt}`

  useEffect(() => {
    let isWanted = true
    const tell = (outlookOf: OutlookOf | null) => {
      if (isWanted) setKnown({ key, outlookOf })
    }
    const pending =
      askedBudget === 'any' ? ask(place, mediaType) : first(place, mediaType, askedBudget)
    pending.then(tell, () => tell(null))
    return () => {
      isWanted = false
    }
  }, [key, place, mediaType, askedBudget])

  if (known?.outlookOf) {
    return { status: 'ready', outlook: known.outlookOf(budgetMinor), isStale: known.key !== key }
  }
  if (known?.key === key) return { status: 'error', retry: () => setAttempt(attempt + 1) }
  return { status: 'loading' }
}

async function ask(place: HomePlace, mediaType: MediaType): Promise<OutlookOf> {
  const { forecastAt } = await import('./miniForecast.ts')
  return await forecastAt(place, mediaType)
}

async function first(
  place: HomePlace,
  mediaType: MediaType,
  budgetMinor: number,
): Promise<OutlookOf> {
  const { loadOutlook } = await loadHomeData()
  const outlook = await loadOutlook(place.id, mediaType, budgetMinor)
  return () => outlook
}
