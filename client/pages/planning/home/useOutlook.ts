import { useEffect, useState } from 'react'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { Outlook, OutlookOf } from './homeData.ts'
import type { HomePlace } from './homePlace.ts'

/** What the mini planner asks of the server; a file of its own that comes after the page stands. */
export const loadHomeData = () => import('./homeData.ts')

export interface OutlookWish {
  place: HomePlace
  mediaType: MediaType
  budgetMinor: number
  /** Somebody uses the mini planner: from here on the browser computes, so that figures follow the slider. */
  isTouched: boolean
}

export type OutlookState =
  | { status: 'loading' }
  | { status: 'ready'; outlook: Outlook; isStale: boolean }
  | { status: 'error'; retry: () => void }

interface Known {
  key: string
  /** null: it failed. */
  outlookOf: OutlookOf | null
}

/** The figures of what is chosen; the earlier ones, marked as stale, until the new ones are there. */
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
  const { outlookFor } = await import('./miniForecast.ts')
  return await outlookFor(place, mediaType)
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
